import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'evm/not-switched': { readonly wallet: string; readonly network: string }
    'evm/invalid-typed-data': { readonly needed: string }
    'evm/invalid-call': { readonly functionName: string }
    'evm/call-failed': { readonly functionName: string; readonly reason: string }
    'evm/no-wallet-assets': { readonly wallet: string }
  }
}

/** Makes the errors that keep an EVM operation from being done, beyond those of the wallet and the node. */
export const evmError: ErrorFactory<'evm'> = errorFactory({
  'evm/not-switched': ({ wallet, network }) => ({
    message: `${wallet} did not switch to ${network}`,
    remedy: 'Choose the network in the wallet itself.',
  }),
  'evm/invalid-typed-data': ({ needed }) => ({
    message: 'What is to be signed is no typed data',
    remedy: `Give ${needed}, as EIP-712 has it.`,
  }),
  'evm/invalid-call': ({ functionName }) => ({
    message: `The call of ${functionName} does not fit its ABI`,
    remedy: 'Check the name of the function and its arguments.',
  }),
  'evm/call-failed': ({ functionName, reason }) => ({
    message: `The contract did not answer ${functionName}: ${reason}`,
    remedy: 'Check the network, the address and the arguments.',
  }),
  'evm/no-wallet-assets': ({ wallet }) => ({
    message: `${wallet} does not tell what it holds`,
    remedy: 'Read the balances from the network.',
  }),
})
