import type { Kernel } from '@billfold/kernel'

/** What the stores say right now, as plain data. Observable. */
export function stateOf(kernel: Kernel): Readonly<Record<string, unknown>> {
  const { isOpen, isShaking, namespace } = kernel.modal
  const { view, history } = kernel.router
  const chains = kernel.chains
  return {
    modal: { isOpen, isShaking, namespace },
    router: { view, history: history.map((entry) => entry.view) },
    chains: {
      active: chains.activeNamespace,
      ...Object.fromEntries(
        chains.all.map((chain) => [
          chain.namespace,
          { status: chain.status, address: chain.address, network: chain.network?.caipNetworkId },
        ]),
      ),
    },
    connectors: kernel.connectors.all.map(({ id }) => id),
    toast: kernel.toasts.current?.message,
  }
}
