import { type ErrorFactory, errorFactory } from '../../src/index.js'

// Plugins augment the same module: the compiler loses codes that come by another path, once a plugin's own came first.
declare module '../../src/index.js' {
  interface ErrorContexts {
    'node/no-node': { readonly network: string }
    'node/wrong-network': { readonly host: string; readonly asked: string; readonly found: string }
    'node/malformed': { readonly host: string; readonly method: string }
    /** The node understood, and could not: its own code, reason and data. */
    'node/failed': { readonly method: string; readonly code: number; readonly reason: string; readonly data?: unknown }
  }
}

/** Makes the failures between this page and the nodes of a network. */
export const nodeError: ErrorFactory<'node'> = errorFactory({
  'node/no-node': ({ network }) => ({
    message: `Nobody can be asked about ${network}`,
    remedy: `Name a node of it in the option rpcUrls: { '${network}': ['https://…'] }.`,
  }),
  'node/wrong-network': ({ host, asked, found }) => ({
    message: `${host} is a node of ${found} and not of ${asked}: nothing that it says is used`,
    remedy: 'Correct the address of the node in the networks or rpcUrls option.',
  }),
  'node/malformed': ({ host, method }) => `${host} answered ${method} with something that is no answer to it`,
  'node/failed': ({ reason }) => reason,
})
