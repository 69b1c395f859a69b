import { reaction } from 'mobx'
import type { Publish } from '../contract/open.js'
import type { KernelPorts } from '../contract/ports.js'
import type { Log } from '../log/log.js'
import type { KernelOptions } from '../options/options.js'
import { storedItems } from '../storage/items.js'
import type { KernelStorage } from '../storage/kernel-storage.js'
import { defaultAccountTypes } from './account-types.js'
import { type Adapters, Chains } from './chains.js'
import { Connecting } from './connecting.js'
import { Connections } from './connections.js'
import { Connectors } from './connectors.js'
import { Disconnecting } from './disconnecting.js'
import { GrantReader } from './grant-reader.js'
import type { LiveConnection } from './live-connection.js'
import { NetworkSwitch } from './network-switch.js'
import { Networks } from './networks.js'
import { publishChanges } from './publishing.js'
import { Records } from './records.js'
import { Restoring } from './restoring.js'
import { Sessions } from './sessions.js'
import type { Shell } from './shell.js'
import { Tabs } from './tabs.js'

/** What the rest of the kernel gives to its chains. */
export interface CreateChainsNeeds {
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid' | 'device'>
  readonly options: Pick<
    KernelOptions,
    'networks' | 'defaultNetwork' | 'reconnect' | 'networkSwitch' | 'allowUnsupportedNetwork' | 'defaultAccountTypes'
  >
  readonly storage: Pick<KernelStorage, 'item'>
  readonly log: Log
  readonly publish: Publish
  readonly adapters: Adapters
  readonly shell: Shell
  /** The multi-wallet feature is on. */
  isMultiWallet(): boolean
}

/** The chain families of one kernel and everything that happens to them. */
export interface ChainsArea {
  readonly chains: Chains
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connections: Connections
  readonly networkSwitch: NetworkSwitch
  /** Listens to other tabs and restores what was connected; resolves when every family stands or was given up. Never rejects. */
  start(): Promise<void>
  dispose(): void
}

/** Puts the chains of a kernel together. */
export function createChains(needs: CreateChainsNeeds): ChainsArea {
  const { ports, options, storage, log, publish, adapters, shell, isMultiWallet } = needs
  const { clock } = ports
  const records = new Records((key) => storage.item(storedItems[key]))
  const networks = new Networks({
    requested: options.networks,
    defaultNetwork: options.defaultNetwork,
    hasAdapter: (namespace) => adapters.isProvided(namespace),
  })
  const chains = new Chains({
    networks,
    adapters,
    storedNetworkId: records.networkId,
    preferredAccountType: (namespace) =>
      records.preferredAccountType(namespace) ??
      options.defaultAccountTypes[namespace] ??
      defaultAccountTypes[namespace] ??
      adapters.find(namespace)?.defaultAccountType ??
      'eoa',
    voice: () => sessions.voice,
    onIllegal: (move, { namespace, status }) => log.debug(`${move} is not possible while ${namespace} is ${status}. It was ignored.`),
  })
  const connectors = new Connectors({ clock, isEnabled: (namespace) => networks.isEnabled(namespace) })
  const reader = new GrantReader({ chains, networks, connectors, adapters, records, log })
  const onNetworkTold: NetworkSwitch['follow'] = (chain) => networkSwitch.follow(chain)
  const sessions: Sessions = new Sessions({ chains, networks, reader, clock, log, publish, isMultiWallet, onNetworkTold })
  const leavesUnsupported = (): boolean => options.networkSwitch && !options.allowUnsupportedNetwork
  const networkSwitch = new NetworkSwitch({ chains, networks, connectors, sessions, adapters, shell, publish, leavesUnsupported })
  const connecting = new Connecting({ chains, networks, sessions, reader, records, log, publish, onNetworkTold })
  const restoring = new Restoring({ chains, adapters, connectors, connecting, sessions, clock })
  const disconnecting = new Disconnecting({ chains, sessions, records, clock, shell, publish, isMultiWallet })
  const shared = { chains, networks, connectors, sessions, records, restoring }
  const connections = new Connections({ ...shared, connecting, disconnecting, shell, isMultiWallet })
  const tabs = new Tabs({ ...shared, tabs: ports.tabs, clock, log, tab: ports.uuid(), isRestoreOn: options.reconnect })

  const undo = [
    publishChanges({ chains, connections, records, publish }),
    reaction(
      () => networks.requested,
      () => sessions.refresh(),
    ),
    reaction(
      () => connectors.added,
      (now, before) => {
        const isGone = ({ session }: LiveConnection): boolean => before.includes(session.connector) && !now.includes(session.connector)
        sessions.suspend(sessions.lives.filter(isGone))
      },
    ),
    restoring.watch(),
    () => tabs.dispose(),
    () => chains.all.forEach((chain) => chain.callOff()),
    () => sessions.dispose(),
  ]
  return {
    chains,
    networks,
    connectors,
    connections,
    networkSwitch,
    start: () => {
      tabs.start()
      undo.push(ports.device.watch((change) => change === 'visible' && tabs.recheck()))
      return tabs.restore()
    },
    dispose: () => undo.splice(0).forEach((step) => step()),
  }
}
