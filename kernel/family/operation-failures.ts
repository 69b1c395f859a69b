import { type ErrorFactory, errorFactory } from '../src/core/errors/billfold-error.js'
import { shortAddress } from '../src/core/validation/short-address.js'

/** The codes of what a connected wallet is not asked for, or did not answer. */
export type OperationFailureCode =
  | 'wallet/account-changed'
  | 'wallet/view-only'
  | 'wallet/network-changed'
  | 'wallet/unknown-outcome'
  | 'wallet/no-network'
  | 'wallet/invalid-address'

const nothingSent = 'Nothing was sent.'

/** Makes the errors of operations of a connected wallet, whatever its family. Who only finds and connects wallets has none of the texts. */
export const operationFailure: ErrorFactory<OperationFailureCode> = errorFactory<OperationFailureCode>({
  'wallet/account-changed': ({ wallet, address }) => ({
    message: `${wallet} is not on the account ${shortAddress(address)} any more. ${nothingSent}`,
    remedy: 'Choose that account in your wallet, or connect the other one, and try again.',
  }),
  'wallet/view-only': ({ address }) => ({
    message: `The address ${shortAddress(address)} is only watched. ${nothingSent}`,
    remedy: 'Connect the wallet that holds it, and try again.',
  }),
  'wallet/network-changed': ({ wallet, network }) => ({
    message: `${wallet} is not on ${network} any more. ${nothingSent}`,
    remedy: 'Switch to that network in your wallet, and try again.',
  }),
  'wallet/unknown-outcome': ({ wallet }) => ({
    message: `${wallet} did not say which transaction it made: status unknown`,
    remedy: 'Look into your wallet before you try again: it may have been sent.',
  }),
  'wallet/no-network': ({ operation }) => ({
    message: `${operation}: the wallet is on no known network`,
    remedy: 'Switch to a network first.',
  }),
  'wallet/invalid-address': ({ operation, needed }) => ({ message: `${operation}: the address is none`, remedy: `Give ${needed}.` }),
})
