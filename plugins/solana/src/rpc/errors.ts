import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'solana-rpc/no-node': { readonly network: string }
    'solana-rpc/wrong-chain': { readonly host: string; readonly asked: string; readonly found: string }
    'solana-rpc/malformed': { readonly host: string; readonly method: string }
    /** The node understood, and could not: its own code, words and data. */
    'solana-rpc/failed': { readonly method: string; readonly code: number; readonly words: string; readonly data?: unknown }
  }
}

/** What goes wrong between this page and a node of a Solana chain. */
export const rpcError: ErrorFactory<'solana-rpc'> = errorFactory({
  'solana-rpc/no-node': ({ network }) => ({
    message: `Nobody can be asked about ${network}`,
    remedy: `Name a node of it in the option rpcUrls: { '${network}': ['https://…'] }.`,
  }),
  'solana-rpc/wrong-chain': ({ host, asked, found }) => ({
    message: `${host} is a node of solana:${found} and not of ${asked}: nothing that it says is used`,
    remedy: 'Correct the address of the node in the networks or rpcUrls option.',
  }),
  'solana-rpc/malformed': ({ host, method }) => `${host} answered ${method} with something that is no answer to it`,
  'solana-rpc/failed': ({ words }) => words,
})
