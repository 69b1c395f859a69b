import type { ChainNamespace, Network } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

import { usePart } from './use-part.js'

/** The network in use: by the family in front, or by another one. `billfold.switchNetwork` moves to another. */
export function useNetwork(billfold: Billfold, namespace?: ChainNamespace): Network | undefined {
  return usePart(billfold, ({ network, families }) => (namespace === undefined ? network : families[namespace]?.network.caipNetwork))
}
