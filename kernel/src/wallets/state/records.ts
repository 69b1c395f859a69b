import type { AccountType } from '../contract/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { ConnectionInfo, Session } from '../contract/connection.js'
import type { StoredItems } from '../../core/open.js'
import type { LedgerEntry } from '../open.js'
import type { WalletItemKey } from './stored-items.js'
import type { StoredValue } from '../../core/storage/stored-value.js'
import { accountTypes } from './account-types.js'

/** A connection as it is stored: the account in use first. */
export type StoredConnection = Omit<ConnectionInfo, 'caipNetwork'>

/** Gives the stored value of an item. */
export type RecordItem = <K extends WalletItemKey>(key: K) => Pick<StoredValue<StoredItems[K]>, 'read' | 'write' | 'remove' | 'watch'>

/** Connections and choices that outlive the page. Reading and writing never throw. */
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
