import { isSameId } from '../../core/validation/same-id.js'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { LedgerEntry } from '../open.js'
import type { RecordItem, Records, StoredConnection } from '../state/records.js'

/** Number of earlier connections of a family that are kept. */
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
