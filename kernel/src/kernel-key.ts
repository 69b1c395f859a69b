import type { KernelServices } from './create-kernel.js'
import type { KernelPorts } from './core/ports.js'
import type { Key } from './core/services/key.js'
import { keyOfKernel } from './core/services/keys.js'
import type { PluginRpc } from './wallets/rpc/rpc-facade.js'

/** Everything that the kernel itself provides to plugins: its services, and the ports that plugins reach as they are. */
export interface KernelProvisions extends Omit<KernelServices, 'rpc'>, Required<Pick<KernelPorts, 'clock' | 'device' | 'page' | 'uuid'>> {
  readonly rpc: PluginRpc
}

/** Names a service or a port of the kernel. Brings none of its code. */
export function kernelKey<N extends keyof KernelProvisions>(name: N): Key<KernelProvisions[N]> {
  return keyOfKernel(name) as Key<KernelProvisions[N]>
}

/** Names several at once, each under its own name, as a service takes them. */
export function kernelKeys<N extends keyof KernelProvisions>(...names: readonly N[]): { readonly [K in N]: Key<KernelProvisions[K]> } {
  return Object.fromEntries(names.map((name) => [name, kernelKey(name)])) as { readonly [K in N]: Key<KernelProvisions[K]> }
}
