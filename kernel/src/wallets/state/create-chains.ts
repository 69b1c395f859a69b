import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import { Late } from '../../core/late.js'
import type { Log } from '../../core/log/log.js'
import type { KernelOptions } from '../../product/options/options.js'
import type { KernelStorage } from '../../core/storage/kernel-storage.js'
import { defaultAccountTypes } from './account-types.js'
import { type Adapters, Chains } from './chains.js'
import { Connected } from './connected.js'
import { Connecting } from './connecting.js'
import type { createDeeds } from '../engine/create-deeds.js'
import { Connections } from './connections.js'
import { Connectors } from './connectors.js'
import type { LateDeeds } from '../engine/deeds.js'
import { NetworkSwitch } from './network-switch.js'
import { Networks } from './networks.js'
import { publishChanges } from './publishing.js'
import { type RecordItem, Records } from './records.js'
import type { Shell } from './shell.js'
import { startChains } from './start-chains.js'

/** What the rest of the kernel gives to its chains. */
export interface CreateChainsNeeds {
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid' | 'device'>
  readonly options: Pick<
    KernelOptions,
    'networks' | 'defaultNetwork' | 'reconnect' | 'networkSwitch' | 'allowUnsupportedNetwork' | 'defaultAccountTypes'
  >
  readonly storage: Pick<KernelStorage, 'own'>
  readonly log: Log
  readonly publish: Publish
  readonly adapters: Adapters
  readonly shell: Shell
  /** The multi-wallet feature is on. */
  isMultiWallet(): boolean
  /** Brings the code for what happens between the page and wallets. */
  fetchDeeds(): Promise<typeof createDeeds>
}

/** The chain families of one kernel and everything that happens to them. */
export interface ChainsArea {
  readonly chains: Chains
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connections: Connections
  readonly networkSwitch: NetworkSwitch
  /** What happens to them, once its code is there. */
  readonly deeds: LateDeeds
  /** Listens to other tabs and restores what was connected; resolves when every family stands or was given up. Never rejects. */
  start(): Promise<void>
  dispose(): void
}

/** Puts the chains of a kernel together. */
export function createChains(needs: CreateChainsNeeds): ChainsArea {
  const { ports, options, storage, log, publish, adapters, shell, isMultiWallet } = needs
  let entries: Records['entries'] | undefined
  const item: RecordItem = (key) => storage.own(key)
  const records = new Records(item)
  const connected = new Connected()
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
    voice: () => connected.voice,
    onIllegal: (move, { namespace, status }) => log.debug(`${move} is not possible while ${namespace} is ${status}. It was ignored.`),
  })
  const connectors = new Connectors({ clock: ports.clock, isEnabled: (namespace) => networks.isEnabled(namespace) })
  const deeds: LateDeeds = new Late({
    purpose: 'connecting',
    clock: ports.clock,
    log,
    fetch: () => needs.fetchDeeds(),
    make: (create) => {
      const made = create({ ...shared, item, connecting, adapters, ports, onNetworkTold: (chain) => networkSwitch.follow(chain) })
      if (entries !== undefined) made.tabs.start(entries)
      return made
    },
  })
  const shared = { chains, networks, connectors, connected, records, deeds, shell, log, publish, isMultiWallet }
  const leavesUnsupported = (): boolean => options.networkSwitch && !options.allowUnsupportedNetwork
  const networkSwitch = new NetworkSwitch({ ...shared, leavesUnsupported })
  const connecting = new Connecting(shared)
  const connections = new Connections({ ...shared, connecting })

  const undo = [
    publishChanges({ chains, connections, records, publish }),
    followRequested(shared),
    () => deeds.dispose(),
    () => deeds.here?.dispose(),
    () => chains.all.forEach((chain) => chain.callOff()),
  ]
  return {
    chains,
    networks,
    connectors,
    connections,
    networkSwitch,
    deeds,
    start: () => {
      entries = records.entries
      deeds.here?.tabs.start(entries)
      return startChains({ ...shared, ports, entries, isRestoreOn: options.reconnect, hold: (step) => void undo.push(step) })
    },
    dispose: () => undo.splice(0).forEach((step) => step()),
  }
}

/** When the app asks for other networks, sessions take them up, and a family that stood on one which is gone stands on its first. */
function followRequested({ chains, networks, deeds }: Pick<ChainsArea, 'chains' | 'networks' | 'deeds'>): () => void {
  return reaction(
    () => networks.requested,
    () => {
      deeds.here?.sessions.refresh()
      for (const { chosen, choose, namespace } of chains.all) {
        choose((chosen && networks.find(chosen.caipNetworkId)) ?? networks.initial(namespace))
      }
    },
  )
}
