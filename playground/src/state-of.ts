import type { Kernel } from '@billfold/kernel'

/** What the stores say right now, as plain data. Observable. */
export function stateOf(kernel: Kernel): Readonly<Record<string, unknown>> {
  const { isOpen, isShaking, namespace } = kernel.modal
  const { view, history } = kernel.router
  const families = kernel.families
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
    connectors: kernel.connectors.all.map(({ id }) => id),
    toast: kernel.toasts.current?.message,
  }
}
