import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'evm-rpc/no-node': { readonly network: string }
    'evm-rpc/wrong-chain': { readonly host: string; readonly asked: string; readonly found: string }
    'evm-rpc/malformed': { readonly host: string; readonly method: string }
    /** The node understood, and could not: its own code, words and data. */
    'evm-rpc/failed': { readonly method: string; readonly code: number; readonly words: string; readonly data?: unknown }
  }
}

/** What goes wrong between this page and a node of an EVM chain. */
export const rpcError: ErrorFactory<'evm-rpc'> = errorFactory({
  'evm-rpc/no-node': ({ network }) => ({
    message: `Nobody can be asked about ${network}`,
    remedy: `Name a node of it in the option rpcUrls: { '${network}': ['https://…'] }.`,
  }),
  'evm-rpc/wrong-chain': ({ host, asked, found }) => ({
    message: `${host} is a node of eip155:${found} and not of ${asked}: nothing that it says is used`,
    remedy: 'Correct the address of the node in the networks or rpcUrls option.',
  }),
  'evm-rpc/malformed': ({ host, method }) => `${host} answered ${method} with something that is no JSON-RPC answer`,
  'evm-rpc/failed': ({ words }) => words,
})
