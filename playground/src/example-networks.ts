import { seaMossNetworks } from '@billfold/example-chain/networks'
import type { Network } from '@billfold/kernel'

/** Networks of the Sea moss family, without the nodes that they name: nobody runs them. */
export const exampleNetworks: readonly Network[] = seaMossNetworks.map((network) => ({ ...network, rpcUrls: { default: { http: [] } } }))
