import type { CaipNetworkId, ChainNamespace } from '@billfold/kernel'
import { type FakePorts, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { reaction } from 'mobx'
import type { FamilyState } from '../src/wallets/state/family-state.js'
import { WalletEngine } from '../src/wallets/engine/engine.js'
import { type WalletsPage, freshPage } from './wallets-page.js'
import { type Answer, type ScriptedProvider, ScriptedWallet } from './scripted-wallet.js'

const families = ['eip155', 'solana', 'bip122'] as const
const extra = fakeNetwork('eip155', { id: 5 })
const requested = [
  fakeNetwork('eip155', { id: 1 }),
  fakeNetwork('eip155', { id: 10 }),
  fakeNetwork('solana', { id: 'main' }),
  fakeNetwork('bip122', { id: 'main' }),
  fakeNetwork('bip122', { id: 'test' }),
]

/** One thing that happens in the world. Numbers pick a tab, a wallet, a family or a network, whatever is there. */
export type Happening =
  | {
      readonly do: 'connect' | 'switchConnection' | 'deleteConnection' | 'toggleConnector' | 'disconnectOne'
      readonly tab: number
      readonly wallet: number
    }
  | { readonly do: 'cancel' | 'disconnect' | 'activate' | 'describe'; readonly tab: number; readonly family: number }
  | { readonly do: 'switchNetwork'; readonly tab: number; readonly network: number }
  | { readonly do: 'reload' | 'holdTabs' | 'flushTabs' | 'toggleNetwork'; readonly tab: number }
  | { readonly do: 'answer'; readonly wallet: number; readonly question: number; readonly answer: Answer }
  | { readonly do: 'changeAccounts' | 'changeNetwork'; readonly wallet: number; readonly family: number }
  | { readonly do: 'lock' | 'unlock' | 'endSession'; readonly wallet: number }
  | { readonly do: 'wait'; readonly milliseconds: number }

interface Tab {
  ports: FakePorts
  page: WalletsPage
  readonly removers: Map<ScriptedWallet, () => void>
  /** The wallets whose extension this tab has. */
  readonly installed: Set<ScriptedWallet>
  unobserve: () => void
}

export interface WalletsWorldOptions {
  readonly multiWallet: boolean
  /** How long the code for connecting is on its way to a page, in milliseconds; undefined when it is there from the start. */
  readonly arrival: number | undefined
}

/** Two tabs, some wallets, and a check of every state that anybody could see. */
export class WalletsWorld {
  readonly violations: string[] = []
  readonly tabs: readonly Tab[]
  readonly wallets: readonly ScriptedWallet[] = [
    new ScriptedWallet({ id: 'meta', families: ['eip155'], networks: { eip155: ['eip155:1', 'eip155:10', 'eip155:999'] } }),
    new ScriptedWallet({ id: 'rab', families: ['eip155'], networks: { eip155: ['eip155:10', 'eip155:1'] } }),
    new ScriptedWallet({ id: 'phan', families: ['solana'], networks: {} }),
    new ScriptedWallet({ id: 'xver', families: ['bip122'], networks: { bip122: ['bip122:main', 'bip122:test'] } }),
    new ScriptedWallet({ id: 'wc', families: ['eip155', 'solana'], networks: { eip155: ['eip155:1', 'eip155:10'] } }),
  ]
  private tabNumber = 0

  constructor(private readonly options: WalletsWorldOptions) {
    const first = this.port(undefined)
    this.tabs = [first, this.port(first)].map((ports) => this.open(ports, new Set(this.wallets)))
  }

  async happen(happening: Happening): Promise<void> {
    this.act(happening)
    await flush()
    this.clock.advance(5)
    await flush()
  }

  /** Lets everything come to rest: late answers, timers, held messages. */
  async rest(): Promise<void> {
    for (let round = 0; round < 6; round++) {
      for (const tab of this.tabs) tab.ports.tabs.flush()
      for (const wallet of this.wallets) while (wallet.questions.length > 0) wallet.answer(0, wallet.isConnected ? 'approve' : 'fail')
      await flush()
      this.clock.advance(4000)
      await flush()
    }
  }

  /** Rules that are broken at rest, in words; empty when all of them hold. */
  faults(): readonly string[] {
    const faults = [...this.violations]
    for (const namespace of families) {
      const shown = this.tabs.map(({ page }) => page.families.find(namespace))
      for (const family of shown) faults.push(...this.restFaults(family))
      const [one, two] = shown.map((family) => family?.session?.connector.id)
      const canAgree =
        this.tabs.every(({ installed }) => installed.size === this.wallets.length) && shown.every((family) => family !== undefined)
      if (one !== two && canAgree) faults.push(`tabs disagree on ${namespace}: ${one} and ${two}`)
      const stored = this.tabs[0]?.page.storedConnectors() ?? {}
      if (canAgree && stored[namespace] !== one) faults.push(`stored ${stored[namespace]} for ${namespace}, shown ${one}`)
    }
    if (this.clock.pending > 0) faults.push(`${this.clock.pending} timers wait at rest`)
    return faults
  }

  dispose(): void {
    for (const { page, unobserve } of this.tabs) {
      unobserve()
      page.dispose()
    }
  }

  private get clock(): FakePorts['clock'] {
    return (this.tabs[0] as Tab).ports.clock
  }

  private act(happening: Happening): void {
    const tab = 'tab' in happening ? (this.tabs[happening.tab % this.tabs.length] as Tab) : undefined
    const wallet = 'wallet' in happening ? (this.wallets[happening.wallet % this.wallets.length] as ScriptedWallet) : undefined
    const namespace = 'family' in happening ? (families[happening.family % families.length] as ChainNamespace) : undefined
    if (tab !== undefined) this.actInTab(happening, { tab, wallet, namespace })
    else if (wallet !== undefined) actInWallet(happening, wallet, namespace)
    else if (happening.do === 'wait') this.clock.advance(happening.milliseconds)
  }

  private actInTab(happening: Happening, { tab, wallet, namespace }: Target): void {
    const { page, ports } = tab
    const family = wallet?.options.families[0] as ChainNamespace
    const reference = { namespace: family, connectorId: wallet?.options.id ?? '' }
    const connector = wallet && page.connectors.find({ id: wallet.options.id, namespace: family })
    const acts: Partial<Record<Happening['do'], () => unknown>> = {
      connect: () => connector && page.connections.connect(connector),
      switchConnection: () => page.connections.switchConnection(reference),
      deleteConnection: () => page.connections.deleteConnection(reference),
      disconnectOne: () => page.connections.disconnect(reference),
      toggleConnector: () => this.toggle(tab, wallet as ScriptedWallet),
      cancel: () => page.connections.cancel(namespace),
      disconnect: () => page.connections.disconnect({ namespace }),
      activate: () => page.families.activate(namespace as ChainNamespace),
      describe: () => describe(page.families.find(namespace)),
      switchNetwork: () =>
        page.networkSwitch.switchTo(networkIds[(happening as { network: number }).network % networkIds.length] as string),
      toggleNetwork: () => (page.networks.find(extra.caipNetworkId) ? page.networks.remove('eip155', extra.id) : page.networks.add(extra)),
      holdTabs: () => (ports.tabs.isHeld = true),
      flushTabs: () => ports.tabs.flush(),
      reload: () => this.reload(tab),
    }
    // Calls that may be refused say so; what they say is not the question here.
    void Promise.resolve(acts[happening.do]?.()).catch(() => undefined)
  }

  private port(twin: FakePorts | undefined): FakePorts {
    const tab = `tab-${this.tabNumber++}`
    return twin === undefined ? fakePorts({ uuid: () => tab }) : twin.twin({ uuid: () => tab, clock: twin.clock })
  }

  private open(ports: FakePorts, installed: Set<ScriptedWallet>): Tab {
    const { multiWallet, arrival } = this.options
    const loadEngine = arrival === undefined ? {} : { loadEngine: () => arriving(ports, arrival) }
    const page = freshPage({ ports, networks: requested, multiWallet, ...loadEngine })
    const removers = new Map<ScriptedWallet, () => void>()
    const tab: Tab = { ports, page, removers, installed, unobserve: this.observe(page) }
    for (const wallet of installed) this.install(tab, wallet)
    void page.start()
    return tab
  }

  private reload(tab: Tab): void {
    tab.unobserve()
    tab.page.dispose()
    tab.ports.tabs.close()
    const next = this.open(this.port(tab.ports), tab.installed)
    Object.assign(tab, { ports: next.ports, page: next.page, unobserve: next.unobserve })
    tab.removers.clear()
    for (const [wallet, remove] of next.removers) tab.removers.set(wallet, remove)
  }

  private toggle(tab: Tab, wallet: ScriptedWallet): void {
    if (tab.installed.delete(wallet)) return tab.removers.get(wallet)?.()
    tab.installed.add(wallet)
    this.install(tab, wallet)
  }

  private install(tab: Tab, wallet: ScriptedWallet): void {
    const undo = wallet.connectors().map((connector) => tab.page.connectors.add(connector))
    tab.removers.set(wallet, () => undo.forEach((step) => step()))
  }

  private observe(page: WalletsPage): () => void {
    const look = (): void => {
      for (const family of page.families.all) this.violations.push(...chainFaults(family))
    }
    const undo = [
      page.bus.onAny(look),
      reaction(() => page.families.all.map(({ status, session, network, account }) => [status, session, network, account]), look, {
        fireImmediately: true,
      }),
    ]
    return () => undo.forEach((step) => step())
  }

  private restFaults(family: FamilyState | undefined): readonly string[] {
    if (family === undefined) return []
    const { namespace, status, session, attempt } = family
    const faults = chainFaults(family)
    if (attempt !== undefined || (status !== 'connected' && status !== 'disconnected')) faults.push(`${namespace} is ${status} at rest`)
    const wallet = this.wallets.find(({ options }) => options.id === session?.connector.id)
    if (session === undefined || wallet === undefined) return faults
    if (!wallet.isConnected || wallet.isLocked) faults.push(`${namespace} shows ${wallet.options.id}, which gave it up`)
    const accounts = wallet.accounts(namespace).map(({ address }) => address)
    if (!accounts.includes(session.account.address)) faults.push(`${session.account.address} is not one of ${accounts.join()}`)
    const networkId = wallet.networkId(namespace)
    if (networkId !== undefined && session.network?.caipNetworkId !== networkId) {
      faults.push(`${namespace} shows ${session.network?.caipNetworkId}, the wallet is on ${networkId}`)
    }
    return faults
  }
}

function arriving({ clock }: FakePorts, arrival: number): Promise<typeof WalletEngine> {
  return new Promise((resolve) => void clock.after(arrival, () => resolve(WalletEngine)))
}

interface Target {
  readonly tab: Tab
  readonly wallet: ScriptedWallet | undefined
  readonly namespace: ChainNamespace | undefined
}

const networkIds: readonly CaipNetworkId[] = [...requested, extra].map(({ caipNetworkId }) => caipNetworkId)

function actInWallet(happening: Happening, wallet: ScriptedWallet, namespace: ChainNamespace | undefined): void {
  if (happening.do === 'answer') wallet.answer(happening.question, happening.answer)
  if (happening.do === 'changeAccounts') wallet.changeAccounts(namespace as ChainNamespace)
  if (happening.do === 'changeNetwork') wallet.changeNetwork(namespace as ChainNamespace)
  if (happening.do === 'lock') wallet.lock()
  if (happening.do === 'unlock') wallet.unlock()
  if (happening.do === 'endSession') wallet.disconnect()
}

/** A plugin that found something out about the address in use. */
function describe(family: FamilyState | undefined): void {
  if (family?.address !== undefined) family.describe(family.address, { profileName: family.address })
}

/** Rules of a family that are broken, in words; empty when all of them hold, as they do at every moment. */
function chainFaults({ namespace, status, session, network, account }: FamilyState): string[] {
  const faults: string[] = []
  if (status === 'disconnected' && session !== undefined) faults.push(`${namespace} is disconnected with a session`)
  if (status === 'connected' && session === undefined) faults.push(`${namespace} is connected without a session`)
  if (network !== undefined && network.chainNamespace !== namespace) faults.push(`${namespace} is on ${network.caipNetworkId}`)
  if (account.profileName !== undefined && account.profileName !== account.address)
    faults.push(`${account.address} shows the details of ${account.profileName}`)
  if (session === undefined) return faults
  const provider = session.provider as ScriptedProvider
  const prefix = `${provider.wallet}.${provider.namespace}.`
  for (const { address } of [session.account, ...session.accounts])
    if (!address.startsWith(prefix)) faults.push(`${address} with the provider of ${prefix}`)
  if (provider.namespace !== namespace || session.namespace !== namespace || session.connector.namespace !== namespace)
    faults.push(`${prefix} in ${namespace}`)
  if (session.connector.id !== provider.wallet) faults.push(`${session.connector.id} with the provider of ${prefix}`)
  if (!session.accounts.includes(session.account)) faults.push(`${session.account.address} is not in its own list`)
  return faults
}

/** Lets promises settle without any timer: a trace must be cheap. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 25; turn++) await Promise.resolve()
}
