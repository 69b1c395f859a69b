import type { ChainNamespace, Connectors, Kernel, KernelStorage, Networks, StoredItems } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { addressCandidates } from './address-candidates.js'
import { type WatchedAddress, type Watching, viewOnlyId } from './contract.js'
import { limits } from './limits.js'
import { ViewOnlyConnector } from './view-only-connector.js'

export interface WatchingNeeds {
  readonly connections: Pick<Kernel['connections'], 'connect' | 'disconnect'>
  readonly connectors: Pick<Connectors, 'add'>
  readonly families: Pick<Kernel['families'], 'activate' | 'activeNamespace' | 'find' | 'needAdapter'>
  readonly networks: Pick<Networks, 'requested'>
  readonly stored: Pick<ReturnType<KernelStorage['item']>, 'watch'> & {
    read(): StoredItems['view-only.addresses'] | undefined
    write(addresses: StoredItems['view-only.addresses']): void
  }
}

/** Addresses that are watched, kept for the next visit. */
export class WatchingStore implements Watching {
  private stored: StoredItems['view-only.addresses']
  private readonly connectors = new Map<ChainNamespace, ViewOnlyConnector>()
  private readonly needs: WatchingNeeds
  private readonly undo: (() => void)[]

  constructor(needs: WatchingNeeds) {
    this.needs = needs
    this.stored = needs.stored.read() ?? {}
    makeAutoObservable<this, 'connectors' | 'needs' | 'stored' | 'undo'>(
      this,
      { connectors: false, needs: false, stored: observableRef, undo: false },
      { autoBind: true },
    )
    this.undo = [needs.stored.watch(() => runInAction(() => (this.stored = needs.stored.read() ?? {})))]
    for (const namespace of this.namespaces) if (this.of(namespace).length > 0) this.connector(namespace)
  }

  get addresses(): readonly WatchedAddress[] {
    return this.namespaces.flatMap((namespace) => this.of(namespace).map((address) => ({ namespace, address })))
  }

  async find(text: string): Promise<WatchedAddress | undefined> {
    const candidates = addressCandidates(text)
    for (const namespace of this.namespaces) {
      const adapter = await this.needs.families.needAdapter(namespace, 'watch')
      await adapter.prepare?.()
      const address = candidates.find((candidate) => adapter.isAddress(candidate))
      if (address !== undefined) return { namespace, address }
    }
    return undefined
  }

  async watch({ namespace, address }: WatchedAddress): Promise<void> {
    this.keep(namespace, [address, ...this.of(namespace).filter((other) => other !== address)])
    const connector = this.connector(namespace)
    if (connector.turn()) return this.needs.families.activate(namespace)
    const outcome = await this.needs.connections.connect(connector)
    if (outcome.status === 'failed') throw outcome.error
  }

  async forget({ namespace, address }: WatchedAddress): Promise<void> {
    const { families, connections } = this.needs
    const session = families.find(namespace)?.session
    const isInFront = session?.connector.id === viewOnlyId && session.account.address === address
    this.keep(
      namespace,
      this.of(namespace).filter((other) => other !== address),
    )
    if (isInFront) await connections.disconnect({ namespace, connectorId: viewOnlyId, keepOpen: true })
  }

  dispose(): void {
    for (const step of this.undo) step()
  }

  /** The families of this page, the one in front first. */
  private get namespaces(): readonly ChainNamespace[] {
    const { networks, families } = this.needs
    const all = [...new Set(networks.requested.map(({ chainNamespace }) => chainNamespace))]
    return all.toSorted((one, other) => Number(other === families.activeNamespace) - Number(one === families.activeNamespace))
  }

  private of(namespace: ChainNamespace): readonly string[] {
    return (Object.hasOwn(this.stored, namespace) ? this.stored[namespace] : undefined) ?? []
  }

  private keep(namespace: ChainNamespace, addresses: readonly string[]): void {
    this.stored = { ...this.stored, [namespace]: addresses.slice(0, limits.addresses) }
    this.needs.stored.write(this.stored)
  }

  private connector(namespace: ChainNamespace): ViewOnlyConnector {
    const known = this.connectors.get(namespace)
    if (known !== undefined) return known
    const made = new ViewOnlyConnector(namespace, () => this.of(namespace)[0])
    this.connectors.set(namespace, made)
    this.undo.push(this.needs.connectors.add(made))
    return made
  }
}
