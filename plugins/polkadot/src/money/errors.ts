import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The network wants of transactions what is not known here. */
    'polkadot-send/unknown-rules': { readonly network: string; readonly rule: string }
  }
}

/** Makes the failures of transfers that only networks of Substrate know. */
export const sendError: ErrorFactory<'polkadot-send'> = errorFactory({
  'polkadot-send/unknown-rules': ({ network, rule }) => ({
    message: `${network} asks something of transactions that is not known here: ${rule}. Nothing was sent.`,
    remedy: 'Send in your wallet, or update this page.',
  }),
})
