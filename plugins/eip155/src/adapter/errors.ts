import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The wallet is on another account than the page believes: nothing was asked of it. */
    'evm/account-changed': { readonly wallet: string; readonly address: string }
    /** The wallet is on another network than the page believes: nothing was asked of it. */
    'evm/network-changed': { readonly wallet: string; readonly network: string }
    'evm/not-switched': { readonly wallet: string; readonly network: string }
    /** The wallet took a transaction, and what it said then is no hash. */
    'evm/unknown-outcome': { readonly wallet: string; readonly method: string }
    'evm/no-network': { readonly operation: string }
    'evm/invalid-address': { readonly operation: string }
    'evm/invalid-typed-data': { readonly needed: string }
    'evm/invalid-call': { readonly functionName: string }
    'evm/call-failed': { readonly functionName: string; readonly words: string }
    'evm/no-wallet-assets': { readonly wallet: string }
  }
}

const nothingSent = 'Nothing was sent.'

/** What keeps an EVM operation from being done, beyond what the wallet or the node says itself. */
export const evmError: ErrorFactory<'evm'> = errorFactory({
  'evm/account-changed': ({ wallet, address }) => ({
    message: `${wallet} is not on the account ${address.slice(0, 6)}…${address.slice(-4)} any more. ${nothingSent}`,
    remedy: 'Choose that account in your wallet, or connect the other one, and try again.',
  }),
  'evm/network-changed': ({ wallet, network }) => ({
    message: `${wallet} is not on ${network} any more. ${nothingSent}`,
    remedy: 'Switch to that network and try again.',
  }),
  'evm/not-switched': ({ wallet, network }) => ({
    message: `${wallet} did not switch to ${network}`,
    remedy: 'Choose the network in the wallet itself.',
  }),
  'evm/unknown-outcome': ({ wallet }) => ({
    message: `${wallet} did not say which transaction it made: status unknown`,
    remedy: 'Look into your wallet before you try again: it may have been sent.',
  }),
  'evm/no-network': ({ operation }) => ({
    message: `${operation}: the wallet is on no known network`,
    remedy: 'Switch to a network first.',
  }),
  'evm/invalid-address': ({ operation }) => ({
    message: `${operation}: the address is none`,
    remedy: 'Give an EVM address: 40 hex digits after 0x.',
  }),
  'evm/invalid-typed-data': ({ needed }) => ({
    message: 'What is to be signed is no typed data',
    remedy: `Give ${needed}, as EIP-712 has it.`,
  }),
  'evm/invalid-call': ({ functionName }) => ({
    message: `The call of ${functionName} does not fit its ABI`,
    remedy: 'Check the name of the function and its arguments.',
  }),
  'evm/call-failed': ({ functionName, words }) => ({
    message: `The contract did not answer ${functionName}: ${words}`,
    remedy: 'Check the network, the address and the arguments.',
  }),
  'evm/no-wallet-assets': ({ wallet }) => ({
    message: `${wallet} does not tell what it holds`,
    remedy: 'Read the balances from the network.',
  }),
})
