import { type ErrorFactory, errorFactory } from '../../src/core/errors/billfold-error.js'

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
