import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import { lazy } from '../../core/lazy.js'
import type { Log } from '../../core/log/log.js'
import type { AccountType } from '../contract/account.js'
import type { Network } from '../contract/network.js'
import type { BroughtServices } from '../engine/brought.js'
import type { KernelStorage } from '../../core/storage/kernel-storage.js'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { FamilyAccounts } from '../open.js'
import { type Adapters, Families } from './families.js'
import { Connecting } from './connecting.js'
import type { LazyEngine, WalletEngine } from '../engine/engine.js'
import { Connections } from './connections.js'
import { Connectors } from './connectors.js'
import { HeldSessions } from './held-sessions.js'
import { NetworkSwitch } from './network-switch.js'
import { Networks } from './networks.js'
import { publishChanges } from './publishing.js'
import { type RecordItem, Records } from './records.js'
import type { ModalPort } from './modal-port.js'
import { startFamilies } from './start-families.js'

/** Options of the host that concern wallets. */
export interface WalletCoreOptions {
  readonly networks: readonly Network[]
  readonly defaultNetwork?: Network
  readonly reconnect: boolean
  readonly networkSwitch: boolean
  readonly allowUnsupportedNetwork: boolean
  /** The account type of a new connection, by family. */
  readonly defaultAccountTypes: Readonly<Record<string, AccountType>>
}

/** Parts of the kernel that its wallets work with. */
export interface WalletCoreNeeds {
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid' | 'device'>
  readonly options: WalletCoreOptions
  readonly storage: Pick<KernelStorage, 'own'>
  readonly log: Log
  readonly publish: Publish
  readonly adapters: Adapters
  readonly modal: ModalPort
  /** Finds what the plugin of a family says of its accounts. */
  accountsOf(namespace: ChainNamespace): FamilyAccounts | undefined
  /** The multi-wallet feature is on. */
  isMultiWallet(): boolean
  readonly brought?: BroughtServices
  /** Loads the code of the engine. */
  loadEngine(): Promise<typeof WalletEngine>
}

/** The chain families of one kernel and everything that happens to them. */
export interface WalletCore {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connections: Connections
  readonly networkSwitch: NetworkSwitch
  readonly engine: LazyEngine
  /** Listens to other tabs and restores what was connected; resolves when every family stands or was given up. Never rejects. */
  start(): Promise<void>
  dispose(): void
}

/** Puts the wallets of a kernel together. */
export function createWalletCore(needs: WalletCoreNeeds): WalletCore {
  const { ports, options, storage, log, publish, adapters, modal, isMultiWallet } = needs
  let entries: Records['entries'] | undefined
  const item: RecordItem = (key) => storage.own(key)
  const records = new Records(item)
  const held = new HeldSessions()
  const networks = new Networks({
    requested: options.networks,
    defaultNetwork: options.defaultNetwork,
    hasAdapter: (namespace) => adapters.isProvided(namespace),
    onChange: () => {
      const { active } = families
      const wasUnsupported = active?.network?.isUnsupported
      engine.value?.networksChanged()
      families.followRequested()
      if (active !== undefined && active.network?.isUnsupported !== wasUnsupported) networkSwitch.follow(active)
    },
  })
  const families: Families = new Families({
    networks,
    adapters,
    storedNetworkId: records.networkId,
    chosenAccountType: (namespace) => records.preferredAccountType(namespace) ?? options.defaultAccountTypes[namespace],
    accountsOf: needs.accountsOf,
    onIllegal: (move, { namespace, status }) => log.debug(`${move} is not possible while ${namespace} is ${status}. It was ignored.`),
  })
  const connectors = new Connectors({
    namespaces: () => networks.namespaces,
    onChange: (removed) => engine.value?.connectorsChanged(removed),
  })
  const makeEngine = async (): Promise<WalletEngine> => {
    const Engine = await needs.loadEngine()
    const made = new Engine({ ...shared, item, connecting, adapters, ports, leavesUnsupported, brought: needs.brought })
    if (entries !== undefined) made.sync.start(entries)
    return made
  }
  const engine: LazyEngine = lazy(makeEngine, {
    what: 'connecting',
    clock: ports.clock,
    onRetry: (message, error) => log.warn(message, error),
  })
  const shared = { families, networks, connectors, held, records, engine, modal, log, publish, isMultiWallet }
  const leavesUnsupported = (): boolean => options.networkSwitch && !options.allowUnsupportedNetwork
  const networkSwitch = new NetworkSwitch(shared)
  const connecting = new Connecting(shared)
  const connections = new Connections({ ...shared, connecting })

  const undo = [
    publishChanges({ families, connections, records, publish }),
    () => engine.dispose(),
    () => engine.value?.dispose(),
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
      engine.value?.sync.start(entries)
      return startFamilies({ ...shared, ports, entries, isRestoreOn: options.reconnect, hold: (step) => void undo.push(step) })
    },
    dispose: () => undo.splice(0).forEach((step) => step()),
  }
}
