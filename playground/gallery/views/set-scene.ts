import { createKernel } from '@billfold/kernel'
import type { DevicePort, Kernel } from '@billfold/kernel'
import { browserPorts } from '@billfold/kernel/browser'
import { fakeChain, fakeDevice, fakePorts } from '@billfold/test/fakes'
import type { FakeLog } from '@billfold/test/fakes'
import { coreViewsPlugin } from '@billfold/ui/app'

import { sampleTokenFacts } from './sample-holdings.js'
import { sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'

export interface SetScene {
  readonly kernel: Kernel
  readonly device: DevicePort
  /** What the developer has been told. */
  readonly log: FakeLog
  dispose(): void
}

/** Builds the world of a scene and plays it. */
export async function setScene({
  options = {},
  plugins = [],
  wallets = [],
  isMobile = false,
  isOffline = false,
  serve,
  play,
}: Scene): Promise<SetScene> {
  const { clock, dispose: stopClock } = browserPorts({ channel: 'billfold-gallery' })
  const ports = { ...fakePorts({ device: fakeDevice({ isMobile, online: !isOffline }) }), clock }
  serve?.(ports.fetch)
  const chains = [fakeChain('eip155', { tokenFacts: async () => sampleTokenFacts }), fakeChain('solana')]
  const kernel = createKernel(ports, [coreViewsPlugin(), ...chains, ...plugins], {
    projectId: 'gallery',
    networks: sampleNetworks,
    metadata: { name: 'Harbour' },
    termsUrl: 'https://harbour.example/terms',
    privacyUrl: 'https://harbour.example/privacy',
    ...options,
  })
  for (const wallet of wallets) kernel.connectors.add(wallet)
  void kernel.start()
  await play(kernel)
  return { kernel, device: ports.device, log: ports.log, dispose: () => void kernel.destroy().finally(stopClock) }
}
