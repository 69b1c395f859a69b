import type { FamilyState, Kernel } from '@billfold/kernel'

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

function read({ modal, router, families: all, connections }: Kernel, { last, blank }: Readings): KernelSnapshot {
  const families = keep(
    last.families,
    Object.fromEntries(all.all.map((family) => [family.namespace, readFamily(family, all, last.families[family.namespace])])),
  )
  const active = all.activeNamespace === undefined ? undefined : families[all.activeNamespace]
  return {
    isOpen: modal.isOpen,
    view: router.view,
    isLoading: modal.isLoading(),
    activeNamespace: all.activeNamespace,
    account: active?.account ?? blank.account,
    network: active?.network.caipNetwork,
    families,
    connections: connections.live,
  }
}

function readFamily(family: FamilyState, families: Kernel['families'], last: FamilySnapshot | undefined): FamilySnapshot {
  const { namespace, account, session } = family
  const network = families.networkState(namespace)
  const next = { namespace, account, network: last === undefined ? network : keep(last.network, network), provider: session?.provider }
  return last === undefined ? next : keep(last, next)
}
