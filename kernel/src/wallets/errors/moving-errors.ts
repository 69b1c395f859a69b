import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

/** Failures of moving to another network. Their contexts stand beside those of `networkError`. */
export const movingError: ErrorFactory<'network/not-found' | 'network/not-supported'> = errorFactory({
  'network/not-found': {
    message: 'CaipNetwork not found',
    remedy: 'Add the network to the networks option.',
  },
  'network/not-supported': {
    message: 'Chain is not supported',
    remedy: 'Add the network in the wallet, or choose another one.',
  },
})
