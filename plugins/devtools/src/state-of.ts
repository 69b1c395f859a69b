import type { Kernel } from '@billfold/kernel'

/** Stores of a kernel that a state is read from. */
export type StateStores = Pick<Kernel, 'connectors' | 'families' | 'modal' | 'router' | 'toasts'>

/** What the stores say right now, as plain data. Observable. */
export function stateOf({ connectors, families, modal, router, toasts }: StateStores): Readonly<Record<string, unknown>> {
  const { isOpen, isShaking, namespace } = modal
  const { view, history } = router
  return {
    modal: { isOpen, isShaking, namespace },
    router: { view, history: history.map((entry) => entry.view) },
    chains: {
      active: families.activeNamespace,
      ...Object.fromEntries(
        families.all.map((family) => [
          family.namespace,
          { status: family.status, address: family.address, network: family.network?.caipNetworkId },
        ]),
      ),
    },
    connectors: connectors.all.map(({ id }) => id),
    toast: toasts.current?.message,
  }
}
