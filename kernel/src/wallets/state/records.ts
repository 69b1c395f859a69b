import type { AccountType } from '../contract/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { ConnectionInfo, Session } from '../contract/connection.js'
import type { StoredItems } from '../../core/open.js'
import type { LedgerEntry } from '../open.js'
import type { WalletItemKey } from './stored-items.js'
import type { StoredValue } from '../../core/storage/stored-value.js'
import { isSameId } from '../../core/validation/same-id.js'
import { accountTypes } from './account-types.js'

/** A connection as it is stored: the account in use first. */
export type StoredConnection = Omit<ConnectionInfo, 'caipNetwork'>

/** Gives the stored value of an item. */
export type RecordItem = <K extends WalletItemKey>(key: K) => Pick<StoredValue<StoredItems[K]>, 'read' | 'write' | 'remove' | 'watch'>

/** What the chains find again after a reload, and what the visitor chose. Reading and writing never throw. */
export class Records {
  constructor(private readonly item: RecordItem) {}

  get networkId(): CaipNetworkId | undefined {
    return this.item('active-network-id').read()
  }

  get wasConnected(): boolean {
    return this.item('connection-status').read() === 'connected'
  }

  saveStatus(status: StoredItems['connection-status']): void {
    this.item('connection-status').write(status)
  }

  /** The last word on each family, from any tab. */
  get entries(): Readonly<Record<string, LedgerEntry>> {
    return this.item('connected-connectors').read() ?? {}
  }

  /** Tells when another tab changed the stored connectors. */
  watch(listener: () => void): () => void {
    return this.item('connected-connectors').watch(listener)
  }

  saveActive(namespace: ChainNamespace, networkId: CaipNetworkId): void {
    this.item('active-namespace').write(namespace)
    this.item('active-network-id').write(networkId)
  }

  /** Earlier and present connections of a family, the latest first. */
  connections(namespace: ChainNamespace): readonly StoredConnection[] {
    return this.item('connections').read()?.[namespace] ?? []
  }

  preferredAccountType(namespace: ChainNamespace): AccountType | undefined {
    const stored = this.item('preferred-account-types').read()?.[namespace]
    return accountTypes.find((type) => type === stored)
  }

  savePreferredAccountType(namespace: ChainNamespace, type: AccountType): void {
    this.item('preferred-account-types').write({ ...this.item('preferred-account-types').read(), [namespace]: type })
  }

  get hasDeepLink(): boolean {
    return this.item('deep-link').read() !== undefined
  }
}

/** A session as it is stored, with the account in use first: that is the one to come back to. */
export function toRecord({ namespace, connector, account, accounts }: Session): StoredConnection {
  const { id, name, imageUrl } = connector
  const others = accounts.filter(({ address }) => address !== account.address)
  return { namespace, connectorId: id, accounts: [account, ...others], name, ...(imageUrl !== undefined && { icon: imageUrl }) }
}

/** How many earlier connections of a family are kept. */
export const recordLimit = 10

/** Keeps over a reload what happens to connections. Reading and writing never throw. */
export class RecordKeeper {
  constructor(
    private readonly item: RecordItem,
    private readonly records: Pick<Records, 'entries' | 'connections' | 'saveStatus'>,
  ) {}

  /** Stores the word on a family, or that there is none. The map is written before the status that makes it count. */
  saveEntry(namespace: ChainNamespace, entry: LedgerEntry | undefined): void {
    const { [namespace]: _, ...others } = this.records.entries
    const entries = entry === undefined ? others : { ...others, [namespace]: entry }
    const namespaces = Object.keys(entries).filter((name) => entries[name]?.id !== undefined) as ChainNamespace[]
    this.item('connected-connectors').write(entries)
    this.item('connected-namespaces').write(namespaces)
    this.records.saveStatus(namespaces.length > 0 ? 'connected' : 'disconnected')
    if (entry?.id !== undefined) this.markDisconnected(namespace, entry.id, false)
  }

  /** Records that the visitor ended a connection, or that it stands again. */
  markDisconnected(namespace: ChainNamespace, connectorId: string, isDisconnected = true): void {
    const all = this.item('disconnected-connectors').read() ?? {}
    const ids = all[namespace] ?? []
    const others = ids.filter((id) => !isSameId(id, connectorId))
    if (others.length < ids.length === isDisconnected) return
    const changed = isDisconnected ? [...ids, connectorId] : others
    this.item('disconnected-connectors').write({ ...all, [namespace]: changed })
  }

  saveConnection(record: StoredConnection): void {
    this.writeConnections(record, [record])
  }

  dropConnection(record: Pick<StoredConnection, 'namespace' | 'connectorId'>): void {
    this.writeConnections(record, [])
  }

  get socialProvider(): string | undefined {
    return this.item('social-provider').read()
  }

  saveWallet(id: string, name: string): void {
    this.item('wallet-id').write(id)
    this.item('wallet-name').write(name)
  }

  /** Forgets who was connected and with which wallet. */
  clearPerson(): void {
    for (const key of ['wallet-id', 'wallet-name', 'social-provider', 'deep-link'] as const) this.item(key).remove()
  }

  private writeConnections(
    { namespace, connectorId }: Pick<StoredConnection, 'namespace' | 'connectorId'>,
    front: StoredConnection[],
  ): void {
    const others = this.records.connections(namespace).filter((record) => !isSameId(record.connectorId, connectorId))
    this.item('connections').write({ ...this.item('connections').read(), [namespace]: [...front, ...others].slice(0, recordLimit) })
  }
}
