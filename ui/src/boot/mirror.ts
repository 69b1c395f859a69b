import type { Chain, Kernel } from '@billfold/kernel'

import type { FamilySnapshot, KernelSnapshot } from '../host/handle/snapshot.js'
import { keep } from './keep.js'

/** Reads what a host may see of a kernel. What did not change since the last reading is the same object again. */
export function createMirror(kernel: Kernel, blank: KernelSnapshot): () => KernelSnapshot {
  let last = blank
  return () => {
    const next = read(kernel, { last, blank })
    last = keep(last, next)
    return last
  }
}

interface Readings {
  readonly last: KernelSnapshot
  readonly blank: KernelSnapshot
}

function read({ modal, router, chains, connections }: Kernel, { last, blank }: Readings): KernelSnapshot {
  const families = keep(
    last.families,
    Object.fromEntries(chains.all.map((chain) => [chain.namespace, readFamily(chain, chains, last.families[chain.namespace])])),
  )
  const active = chains.activeNamespace === undefined ? undefined : families[chains.activeNamespace]
  return {
    isOpen: modal.isOpen,
    view: router.view,
    isLoading: modal.isLoading(),
    activeNamespace: chains.activeNamespace,
    account: active?.account ?? blank.account,
    network: active?.network.caipNetwork,
    families,
    connections: connections.live,
  }
}

function readFamily(chain: Chain, chains: Kernel['chains'], last: FamilySnapshot | undefined): FamilySnapshot {
  const { namespace, account, session } = chain
  const network = chains.networkState(namespace)
  const next = { namespace, account, network: last === undefined ? network : keep(last.network, network), provider: session?.provider }
  return last === undefined ? next : keep(last, next)
}
