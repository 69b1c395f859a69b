import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'chains/not-switched': { readonly networkId: string; readonly name: string }
    'chains/disconnect-unanswered': { readonly connectorId: string }
  }
}

/** Failures between a family and its wallet, beyond those that hosts know by name. */
export const chainsError: ErrorFactory<'chains'> = errorFactory({
  'chains/not-switched': ({ name }) => ({
    message: `The wallet did not switch to ${name}`,
    remedy: 'Choose the network in the wallet itself.',
  }),
  'chains/disconnect-unanswered': ({ connectorId }) => `${connectorId} did not answer in time`,
})
