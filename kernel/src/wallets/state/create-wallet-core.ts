import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import { Late } from '../../core/late.js'
import type { Log } from '../../core/log/log.js'
import type { AccountType } from '../contract/account.js'
import type { Network } from '../contract/network.js'
import type { KernelStorage } from '../../core/storage/kernel-storage.js'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { FamilyAccounts } from '../open.js'
import { type Adapters, Families } from './families.js'
import { Connected } from './connected.js'
import { Connecting } from './connecting.js'
import type { createEngine, LateEngine } from '../engine/engine.js'
import { Connections } from './connections.js'
import { Connectors } from './connectors.js'
import { NetworkSwitch } from './network-switch.js'
import { Networks } from './networks.js'
import { publishChanges } from './publishing.js'
import { type RecordItem, Records } from './records.js'
import type { ModalPort } from './modal-port.js'
import { startFamilies } from './start-families.js'

/** What the host configured, as far as it concerns wallets. */
export interface WalletCoreOptions {
  readonly networks: readonly Network[]
  readonly defaultNetwork?: Network
  readonly reconnect: boolean
  readonly networkSwitch: boolean
  readonly allowUnsupportedNetwork: boolean
  /** The account type of a new connection, by family. */
  readonly defaultAccountTypes: Readonly<Record<string, AccountType>>
}

/** What the rest of the kernel gives to its chains. */
export interface WalletCoreNeeds {
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid' | 'device'>
  readonly options: WalletCoreOptions
  readonly storage: Pick<KernelStorage, 'own'>
  readonly log: Log
  readonly publish: Publish
  readonly adapters: Adapters
  readonly modal: ModalPort
  /** What the plugin of a family says of its accounts. */
  accountsOf(namespace: ChainNamespace): FamilyAccounts | undefined
  /** The multi-wallet feature is on. */
  isMultiWallet(): boolean
  /** Brings the code for what happens between the page and wallets. */
  loadEngine(): Promise<typeof createEngine>
}

/** The chain families of one kernel and everything that happens to them. */
export interface WalletCore {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connections: Connections
  readonly networkSwitch: NetworkSwitch
  /** What happens to them, once its code is there. */
  readonly engine: LateEngine
  /** Listens to other tabs and restores what was connected; resolves when every family stands or was given up. Never rejects. */
  start(): Promise<void>
  dispose(): void
}

/** Puts the chains of a kernel together. */
export function createWalletCore(needs: WalletCoreNeeds): WalletCore {
  const { ports, options, storage, log, publish, adapters, modal, isMultiWallet } = needs
  let entries: Records['entries'] | undefined
  const item: RecordItem = (key) => storage.own(key)
  const records = new Records(item)
  const connected = new Connected()
  const networks = new Networks({
    requested: options.networks,
    defaultNetwork: options.defaultNetwork,
    hasAdapter: (namespace) => adapters.isProvided(namespace),
  })
  const families = new Families({
    networks,
    adapters,
    storedNetworkId: records.networkId,
    chosenAccountType: (namespace) => records.preferredAccountType(namespace) ?? options.defaultAccountTypes[namespace],
    accountsOf: needs.accountsOf,
    voice: () => connected.voice,
    onIllegal: (move, { namespace, status }) => log.debug(`${move} is not possible while ${namespace} is ${status}. It was ignored.`),
  })
  const connectors = new Connectors({ clock: ports.clock, isEnabled: (namespace) => networks.isEnabled(namespace) })
  const engine: LateEngine = new Late({
    purpose: 'connecting',
    clock: ports.clock,
    log,
    fetch: () => needs.loadEngine(),
    make: (create) => {
      const made = create({ ...shared, item, connecting, adapters, ports, onNetworkTold: (family) => networkSwitch.follow(family) })
      if (entries !== undefined) made.tabs.start(entries)
      return made
    },
  })
  const shared = { families, networks, connectors, connected, records, engine, modal, log, publish, isMultiWallet }
  const leavesUnsupported = (): boolean => options.networkSwitch && !options.allowUnsupportedNetwork
  const networkSwitch = new NetworkSwitch({ ...shared, leavesUnsupported })
  const connecting = new Connecting(shared)
  const connections = new Connections({ ...shared, connecting })

  const undo = [
    publishChanges({ families, connections, records, publish }),
    followRequested({ ...shared, networkSwitch }),
    () => engine.dispose(),
    () => engine.here?.dispose(),
    () => families.all.forEach((family) => family.cancelAttempt()),
  ]
  return {
    families,
    networks,
    connectors,
    connections,
    networkSwitch,
    engine,
    start: () => {
      entries = records.entries
      engine.here?.tabs.start(entries)
      return startFamilies({ ...shared, ports, entries, isRestoreOn: options.reconnect, hold: (step) => void undo.push(step) })
    },
    dispose: () => undo.splice(0).forEach((step) => step()),
  }
}

type Requesting = Pick<WalletCore, 'families' | 'networks' | 'engine' | 'networkSwitch'>

/**
 * When the app asks for other networks, sessions take them up, and a family that stood on one which is gone stands on its first. The
 * visitor is told when that ends, or brings back, the support of the network in front.
 */
function followRequested({ families, networks, engine, networkSwitch }: Requesting): () => void {
  return reaction(
    () => networks.requested,
    () => {
      const before = families.active
      const wasUnsupported = before?.network?.isUnsupported
      engine.here?.sessions.refresh()
      for (const { chosen, choose, namespace } of families.all) {
        choose((chosen && networks.find(chosen.caipNetworkId)) ?? networks.initial(namespace))
      }
      if (before !== undefined && before.network?.isUnsupported !== wasUnsupported) networkSwitch.follow(before)
    },
  )
}
