import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'disconnect/failed': { readonly namespaces: readonly string[] }
    'disconnect/chains-failed': { readonly message: string }
  }
}

/** Failures of disconnecting: `failed` wraps `chains-failed`, which joins what each family said. */
export const disconnectError: ErrorFactory<'disconnect'> = errorFactory({
  'disconnect/failed': {
    message: 'Failed to disconnect',
    remedy: 'End the session in the wallet itself.',
  },
  'disconnect/chains-failed': ({ message }) => `Failed to disconnect chains: ${message}`,
})
