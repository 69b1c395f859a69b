import { type ErrorFactory, type ErrorTexts, errorFactory } from '../../core/errors/billfold-error.js'

/** Failures before a wallet is asked. The other texts around connections load with what needs them. */
type ConnectCode = 'connection/no-requested-chain' | 'connection/namespace-not-found' | 'connection/adapter-not-found' | 'connection/failed'

/** Remedy for a family that no plugin knows. */
export const addAdapter = 'Register the chain plugin of that family.'

/** Their texts. */
export const connectTexts: ErrorTexts<ConnectCode> = {
  'connection/no-requested-chain': {
    message: 'The connector does not support any of the requested chains',
    remedy: 'Add one of its networks to the networks option.',
  },
  'connection/namespace-not-found': ({ operation }) => ({
    message: `${operation}: namespace not found`,
    remedy: addAdapter,
  }),
  'connection/adapter-not-found': ({ operation }) => ({
    message: `${operation}: adapter not found`,
    remedy: addAdapter,
  }),
  'connection/failed': {
    message: 'Failed to connect',
    remedy: 'Nothing was shared. Try again or choose another wallet.',
  },
}

/** Makes the errors of `connectionError` that a page can meet before a wallet is asked. */
export const connectError: ErrorFactory<ConnectCode> = errorFactory(connectTexts)
