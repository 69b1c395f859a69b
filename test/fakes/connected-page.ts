import {
  type ChainAdapter,
  type ChainNamespace,
  type Connector,
  type FamilyState,
  type Kernel,
  type KernelOptionsInput,
  type Network,
  type PluginManifest,
  type Session,
  chainAdapter,
  createKernel,
  keyFor,
} from '@billfold/kernel'
import { fakeChain } from './fake-chain.js'
import { type FakeConnector, fakeConnector } from './fake-connector.js'
import { fakeNetwork } from './fake-network.js'
import { type FakePorts, fakePorts } from './fake-ports.js'

export interface ConnectedPageOptions<C extends Connector = FakeConnector> {
  readonly plugins?: readonly PluginManifest[]
  /** `eip155` when absent. A family that no plugin brings gets a fake adapter. */
  readonly namespace?: ChainNamespace
  /** The wallet that connects, by its connector: `fakeConnector()` or that of `fakePairing()`. */
  readonly connector?: C
  /** Networks of the page; two of the family when absent. */
  readonly networks?: readonly Network[]
  readonly options?: Partial<KernelOptionsInput>
  readonly ports?: FakePorts
}

/** A page in which a wallet is connected. */
export interface ConnectedPage<C extends Connector = FakeConnector> {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly connector: C
  readonly family: FamilyState
  readonly adapter: ChainAdapter
  /** The session as it is now: it is replaced when the account or the network changes. */
  readonly session: Session
  /** Ends the kernel. */
  end(): Promise<void>
}

/** Opens a page with some plugins and connects a wallet, for the tests of whoever needs somebody connected. */
export async function connectedPage<C extends Connector = FakeConnector>(given: ConnectedPageOptions<C> = {}): Promise<ConnectedPage<C>> {
  const { plugins = [], namespace = 'eip155', options, ports = fakePorts() } = given
  const connector = given.connector ?? (fakeConnector({ namespace }) as unknown as C)
  const networks = given.networks ?? [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })]
  const key = keyFor(chainAdapter, namespace)
  const chains = plugins.some(({ provides = [] }) => provides.includes(key)) ? [] : [fakeChain(namespace)]
  const kernel = createKernel(ports, [...chains, ...plugins], { projectId: 'test', networks, ...options })
  try {
    await kernel.start()
    const outcome = await kernel.connections.connect(connector)
    if (outcome.status !== 'connected') throw new Error(`The wallet of the page did not connect: it ended ${outcome.status}`)
    const family = kernel.families.get(namespace, 'connectedPage')
    const adapter = await kernel.load(key)
    return {
      ...{ kernel, ports, connector, family, adapter },
      get session() {
        if (family.session === undefined) throw new Error('Nobody is connected any more')
        return family.session
      },
      end: () => kernel.destroy(),
    }
  } catch (error) {
    await kernel.destroy()
    throw error
  }
}
