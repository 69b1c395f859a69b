import { kernelKey } from '../src/kernel-key.js'
import { type FakePorts, fakeChain, fakeConnector, fakeNetwork, fakePorts, settled } from '@billfold/test/fakes'
import { plugin } from './plugin-page.js'
import { type Kernel, createKernel } from '../src/create-kernel.js'
import type { KernelOptionsInput } from '../src/product/options/options-input.js'
import type { PluginManifest } from '../src/core/plugins/manifest.js'

/** A whole kernel in a page of its own, and the events that it has published. */
export interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly names: string[]
}

/** Makes a kernel of two families that knows these plugins. It has not started. */
export function page(manifests: readonly PluginManifest[] = [], options: Partial<KernelOptionsInput> = {}, ports = fakePorts()): Page {
  const kernel = createKernel(ports, manifests, {
    projectId: 'project',
    networks: [fakeNetwork('eip155'), fakeNetwork('solana')],
    ...options,
  })
  const names: string[] = []
  kernel.events.onAny(({ name }) => names.push(name))
  return { kernel, ports, names }
}

/** A connector plugin, and what a person does with it. */
export function wallet(connector = fakeConnector({ namespace: 'eip155' })): PluginManifest {
  return plugin(
    'connector.fake',
    { loadOn: ['open', 'namespace:eip155'] },
    { start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(connector)) },
  )
}

/** A kernel that has started, and in which a person has connected a wallet. */
export async function connected(
  options: Partial<KernelOptionsInput> = {},
  extra: readonly PluginManifest[] = [],
  ports?: FakePorts,
  reached = fakeConnector({ namespace: 'eip155' }),
): Promise<Page> {
  const made = page([fakeChain('eip155'), wallet(reached), ...extra], options, ports)
  await made.kernel.start()
  await made.kernel.modal.open()
  await settled()
  const [connector] = made.kernel.connectors.all
  await made.kernel.connections.connect(connector as never)
  await settled()
  return made
}
