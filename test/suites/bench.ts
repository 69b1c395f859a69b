import {
  type ChainNamespace,
  type Kernel,
  type KernelOptionsInput,
  type Network,
  type PluginManifest,
  type PluginRuntime,
  type PluginStatus,
  chainAdapter,
  createKernel,
  keyFor,
} from '@billfold/kernel'
import { fakeChain } from '../fakes/fake-chain.js'
import { fakeClock } from '../fakes/fake-clock.js'
import { fakeNetwork } from '../fakes/fake-network.js'
import type { FakeFetch } from '../fakes/fake-fetch.js'
import type { FakePage } from '../fakes/fake-page.js'
import { type FakePorts, fakePorts } from '../fakes/fake-ports.js'

/** Setup of a plugin for a suite. It is made anew for each check. */
export interface PluginSetup {
  readonly manifest: PluginManifest
  /** Plugins that provide the keys that it requires. */
  readonly others?: readonly PluginManifest[]
  /** The networks that the host configured. Absent means two of each family that the manifest names, or of eip155. */
  readonly networks?: readonly Network[]
  /** Further options of the host, such as the switch that the plugin is behind. */
  readonly options?: Partial<KernelOptionsInput>
  /** Furnishes the page before each kernel: with a wallet that announces itself, or a global. */
  readonly furnish?: (page: FakePage) => void
  /** Adds the answers of nodes and services. Absent: none of them can be reached. */
  readonly answers?: (fetch: FakeFetch) => void
  /** Closes what the setup opened, when its check is over. */
  readonly end?: () => Promise<void>
  /** The file of the manifest, to be bundled and weighed: `fileURLToPath(new URL('./manifest.ts', import.meta.url))`. */
  readonly entry?: string
}

/** A kernel that has started with the plugin registered, in a world that the check controls. */
export interface Bench {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly manifest: PluginManifest
  readonly networks: readonly Network[]
  /** Number of times that the plugin's code was loaded. */
  loads(): number
  status(): PluginStatus | undefined
  /** Loads and starts the plugin. */
  activate(): Promise<void>
  deactivate(): Promise<void>
  /** Loads the page anew: another kernel with the same storage. The check destroys it. */
  reload(): Promise<Kernel>
  /** The same with the world of that page, which `prepare` may change before the kernel starts. */
  nextPage(prepare?: (ports: FakePorts) => void): Promise<NextPage>
}

/** A page that was loaded anew. */
export interface NextPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
}

/** Time for code to arrive on a busy machine, and time for it to start then, in real milliseconds. */
const patience = { arrival: 30_000, start: 10_000, look: 50 } as const

/** Runs a check on a bench of its own, and clears it away whatever happens. */
export async function withBench(setup: PluginSetup, run: (bench: Bench) => void | Promise<void>): Promise<void> {
  const bench = openBench(setup)
  try {
    await bench.kernel.start()
    await run(bench)
  } finally {
    await bench.kernel.destroy()
  }
}

function openBench(setup: PluginSetup): Bench {
  const ports = fakePorts()
  const { id } = setup.manifest
  const networks = setup.networks ?? familiesOf(setup).flatMap((namespace) => [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })])
  let loads = 0
  let arrivals = 0
  const load = async (): Promise<PluginRuntime> => {
    loads += 1
    return setup.manifest.load().finally(() => (arrivals += 1))
  }
  const counted: PluginManifest = { ...setup.manifest, load }
  const hasArrived = (): boolean => loads > 0 && arrivals === loads
  const open = (world: FakePorts): Kernel => {
    setup.furnish?.(world.page)
    setup.answers?.(world.fetch)
    return createKernel(world, [...companionsOf(setup), counted], { projectId: 'test', networks, ...setup.options })
  }
  const kernel = open(ports)
  const nextPage = async (prepare: (ports: FakePorts) => void = () => undefined): Promise<NextPage> => {
    const world = ports.twin({ clock: fakeClock({ now: ports.clock.now() }) })
    const next = open(world)
    prepare(world)
    await untilTooSlow(next.start(), { ports: world, hasArrived })
    return { kernel: next, ports: world }
  }

  return {
    kernel,
    ports,
    manifest: setup.manifest,
    networks,
    loads: () => loads,
    status: () => kernel.plugins.status(id),
    activate: () => untilTooSlow(kernel.plugins.activate(id), { ports, hasArrived }),
    deactivate: () => kernel.plugins.deactivate(id),
    reload: async () => (await nextPage()).kernel,
    nextPage,
  }
}

interface Activation {
  readonly ports: FakePorts
  hasArrived(): boolean
}

/** A plugin that never starts is given up by the kernel's clock, which nobody else moves here. */
async function untilTooSlow(activation: Promise<void>, { ports: { clock }, hasArrived }: Activation): Promise<void> {
  let left: number = patience.arrival
  const looking = setInterval(() => {
    left = Math.min(left, hasArrived() ? patience.start : patience.arrival) - patience.look
    if (left > 0) return
    clearInterval(looking)
    void clock.settle(20_000)
  }, patience.look)
  await activation.finally(() => clearInterval(looking))
}

function familiesOf({ manifest }: PluginSetup): readonly ChainNamespace[] {
  return manifest.namespaces ?? ['eip155']
}

/** The plugins beside the one that is tested, and a fake chain for each family that nobody brings. */
function companionsOf(setup: PluginSetup): readonly PluginManifest[] {
  const { manifest, others = [] } = setup
  const provided = [manifest, ...others].flatMap(({ provides = [] }) => provides)
  const missing = familiesOf(setup).filter((namespace) => !provided.includes(keyFor(chainAdapter, namespace)))
  return [...others, ...missing.map((namespace) => fakeChain(namespace))]
}
