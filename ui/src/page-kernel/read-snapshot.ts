import type { FamilyState, Kernel } from '@billfold/kernel'

import type { FamilySnapshot, KernelSnapshot } from '../host/handle/snapshot.js'
import { reuseIfEqual } from './reuse-if-equal.js'

/** Makes a reader of the state that a host may see. A part that did not change since the last reading is the same object again. */
export function createSnapshotReader(kernel: Kernel, blank: KernelSnapshot): () => KernelSnapshot {
  let last = blank
  return () => {
    const next = read(kernel, { last, blank })
    last = reuseIfEqual(last, next)
    return last
  }
}

interface Readings {
  readonly last: KernelSnapshot
  readonly blank: KernelSnapshot
}

function read({ modal, router, families: all, connections }: Kernel, { last, blank }: Readings): KernelSnapshot {
  const families = reuseIfEqual(
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
  const next = {
    namespace,
    account,
    network: last === undefined ? network : reuseIfEqual(last.network, network),
    provider: session?.provider,
  }
  return last === undefined ? next : reuseIfEqual(last, next)
}
