import { createKernel } from '@billfold/kernel'
import type { ClockPort, DevicePort, Kernel } from '@billfold/kernel'
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
  stays = false,
  clock: given,
  globals = {},
  timeZone = 'UTC',
  serve,
  play,
}: Scene): Promise<SetScene> {
  const { clock: real, dispose: stopClock } = browserPorts({ channel: 'billfold-gallery' })
  const clock = given ?? (stays ? heldClock(real) : real)
  const ports = { ...fakePorts({ device: fakeDevice({ isMobile, timeZone, online: !isOffline }) }), clock }
  for (const [name, thing] of Object.entries(globals)) ports.page.leave(name, thing)
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

/** Timers that bring what is on its way are shorter than this, in milliseconds. */
const shortest = 500

/** A clock whose long timers never end. */
function heldClock(clock: ClockPort): ClockPort {
  return { ...clock, after: (milliseconds, run) => (milliseconds < shortest ? clock.after(milliseconds, run) : () => undefined) }
}
