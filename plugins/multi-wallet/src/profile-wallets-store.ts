import type { ConnectionInfo, Connectors, Families, Kernel, Log, Toasts } from '@billfold/kernel'
import { clippedName } from '@billfold/kernel/data'
import { type ObservableMap, compareStructural, makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { ProfileFamily, ProfileWallet, ProfileWalletRef, ProfileWallets } from './contract.js'
import { limits } from './limits.js'
import { en } from './messages/en.js'
import { inOrder, moved } from './wallet-order.js'

/** Something that outlives the page. */
interface Kept<T> {
  read(): T | undefined
  write(value: T): void
  /** Tells of changes by other tabs. */
  watch(listener: (value: T | undefined) => void): () => void
}

/** What the wallets are read from, and where the visitor's names and order are kept. */
export interface ProfileWalletsNeeds {
  readonly connections: Pick<Kernel['connections'], 'deleteConnection' | 'disconnect' | 'list' | 'stateOf' | 'switchConnection'>
  readonly connectors: Pick<Connectors, 'find'>
  readonly families: Pick<Families, 'activeNamespace' | 'all' | 'isConnected'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly log: Pick<Log, 'warn'>
  readonly labels: Kept<Readonly<Record<string, string>>>
  readonly order: Kept<readonly string[]>
}

type Said = 'accountSwitched' | 'disconnectFailed' | 'switchFailed' | 'walletDeleted' | 'walletDisconnected' | 'walletSwitched'

/** The wallets of the visitor, as the connections say, under the visitor's own names and in their order. */
export class ProfileWalletsStore implements ProfileWallets {
  private labels: Readonly<Record<string, string>>
  private order: readonly string[]
  /** Not a set: that one tells each row of every change. */
  private readonly busy: ObservableMap<string, true> = observable.map()
  /** Wallets as they were described last: of dozens a switch changes two, and the rows of the others stay as they are. */
  private readonly described = new Map<string, ProfileWallet>()
  private readonly needs: ProfileWalletsNeeds
  private readonly undo: readonly (() => void)[]

  constructor(needs: ProfileWalletsNeeds) {
    this.needs = needs
    this.labels = needs.labels.read() ?? {}
    this.order = needs.order.read() ?? []
    makeAutoObservable<this, 'busy' | 'described' | 'labels' | 'needs' | 'order' | 'undo'>(
      this,
      { busy: false, described: false, labels: observableRef, needs: false, order: observableRef, undo: false, isBusy: false, find: false },
      { autoBind: true },
    )
    this.undo = [
      needs.labels.watch((labels) => runInAction(() => (this.labels = labels ?? {}))),
      needs.order.watch((order) => runInAction(() => (this.order = order ?? []))),
    ]
  }

  get families(): readonly ProfileFamily[] {
    return this.needs.families.all
      .map(({ namespace }) => ({ namespace, wallets: this.of(namespace).filter(({ state }) => state !== 'ended') }))
      .filter(({ wallets }) => wallets.length > 0)
  }

  get earlier(): readonly ProfileWallet[] {
    return this.needs.families.all.flatMap(({ namespace }) => this.of(namespace).filter(({ state }) => state === 'ended'))
  }

  get count(): number {
    return new Set(this.families.flatMap(({ wallets }) => wallets.map(({ connectorId }) => connectorId))).size
  }

  isBusy(wallet: ProfileWalletRef): boolean {
    return this.busy.has(idOf(wallet))
  }

  find(wallet: ProfileWalletRef): ProfileWallet | undefined {
    return this.of(wallet.namespace).find(({ connectorId }) => connectorId === wallet.connectorId)
  }

  async bringForward(wallet: ProfileWalletRef, address?: string): Promise<void> {
    const { connections, families, log } = this.needs
    const isSame = connections.stateOf(wallet) === 'current' && families.activeNamespace === wallet.namespace
    if (isSame && address === undefined) return
    await this.during(wallet, async () => {
      try {
        const outcome = await connections.switchConnection(wallet, { address })
        if (outcome?.status === 'connected') this.say(isSame ? 'accountSwitched' : 'walletSwitched')
        if (outcome?.status === 'failed') this.say('switchFailed', 'error')
      } catch (error) {
        log.warn('A wallet could not be switched to.', error)
        this.say('switchFailed', 'error')
      }
    })
  }

  disconnect(wallet: ProfileWalletRef): Promise<void> {
    const { namespace, connectorId } = wallet
    return this.during(wallet, () => this.end(() => this.needs.connections.disconnect({ namespace, connectorId }), 'walletDisconnected'))
  }

  disconnectAll(): Promise<void> {
    return this.end(() => this.needs.connections.disconnect(), 'walletDisconnected')
  }

  forget(wallet: ProfileWalletRef): Promise<void> {
    return this.during(wallet, async () => {
      await this.end(() => this.needs.connections.deleteConnection(wallet), 'walletDeleted')
      this.rename(wallet, '')
    })
  }

  rename(wallet: ProfileWalletRef, label: string): void {
    const { [idOf(wallet)]: _, ...others } = this.labels
    const name = clippedName(label, limits.label)
    const all = Object.entries(others).slice(1 - limits.kept)
    this.labels = Object.fromEntries(name === undefined ? all : [...all, [idOf(wallet), name]])
    this.needs.labels.write(this.labels)
  }

  move(wallet: ProfileWalletRef, by: -1 | 1): boolean {
    const standing = this.families.find(({ namespace }) => namespace === wallet.namespace)?.wallets.map(idOf) ?? []
    const ids = moved(standing, idOf(wallet), by)
    if (ids === undefined) return false
    this.order = [...ids, ...this.order.filter((id) => !ids.includes(id))].slice(0, limits.kept)
    this.needs.order.write(this.order)
    return true
  }

  dispose(): void {
    for (const step of this.undo) step()
  }

  private of(namespace: ProfileFamily['namespace']): readonly ProfileWallet[] {
    const all = this.needs.connections.list(namespace).map((connection) => this.describe(connection))
    return inOrder(all, this.order, idOf)
  }

  private describe({ namespace, connectorId, name = connectorId, icon, accounts, caipNetwork }: ConnectionInfo): ProfileWallet {
    const { connections, connectors, families } = this.needs
    const wallet = { namespace, connectorId }
    const state = connections.stateOf(wallet)
    const id = idOf(wallet)
    const label = this.labels[id]
    const described: ProfileWallet = {
      ...wallet,
      ...{ name: label ?? name, ownName: name, label, icon, accounts, network: caipNetwork },
      state,
      isInFront: state === 'current' && families.activeNamespace === namespace,
      isReachable: connectors.find({ id: connectorId, namespace }) !== undefined,
    }
    const before = this.described.get(id)
    if (before !== undefined && compareStructural(before, described)) return before
    this.described.set(id, described)
    return described
  }

  private async during(wallet: ProfileWalletRef, run: () => Promise<void>): Promise<void> {
    const id = idOf(wallet)
    if (this.busy.has(id)) return
    runInAction(() => this.busy.set(id, true))
    await run().finally(() => runInAction(() => this.busy.delete(id)))
  }

  private async end(run: () => Promise<void>, said: Said): Promise<void> {
    try {
      await run()
    } catch (error) {
      // On this side it is over even so.
      this.needs.log.warn('A wallet was not told that it is disconnected.', error)
      return this.say('disconnectFailed', 'error')
    }
    // The last one takes the modal with it, and nobody is there to read.
    if (said === 'walletDeleted' || this.needs.families.isConnected) this.say(said)
  }

  private say(key: Said, variant: 'error' | 'success' = 'success'): void {
    this.needs.toasts.show({ variant, message: en[key], words: { set: 'multi-wallet', key } })
  }
}

function idOf({ namespace, connectorId }: ProfileWalletRef): string {
  return `${namespace}:${connectorId}`
}
