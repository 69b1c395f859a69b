import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import type { Account } from '../contract/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Grant, Session } from '../contract/connection.js'
import { isSameId } from '../../core/validation/same-id.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import { accountTypes } from '../state/account-types.js'
import { accountList } from './account-list.js'
import type { Log } from '../../core/log/log.js'
import type { Adapters, Families } from '../state/families.js'
import type { Connectors } from '../state/connectors.js'
import type { Networks } from '../state/networks.js'
import type { Records } from '../state/records.js'

/** Facts that a grant is read with. */
export interface GrantFacts {
  /** The network of a family: by the id the wallet names, else the one in use. */
  networkOf(namespace: ChainNamespace, networkId: CaipNetworkId | undefined): Network | undefined
  isAddress(namespace: ChainNamespace, address: string): boolean
  typed(accounts: readonly Account[], connector: Connector, network: Network | undefined): readonly Account[]
  /** The address that was in use when this wallet was last connected. */
  lastAddress(connector: Connector): string | undefined
}

/** Reads what a wallet granted to one family; undefined when something that a session needs is missing or of another family. */
function readGrant(connector: Connector, grant: Grant, facts: GrantFacts): ReadGrant | undefined {
  const namespace = connector.namespace
  const { provider, activeAddress, supportsAllNetworks, approvedNetworkIds } = grant
  const networkId = grant.networkId === undefined ? undefined : readNetworkId(grant.networkId, namespace)
  if (provider === undefined || provider === null || (grant.networkId !== undefined && networkId === undefined)) return undefined

  const network = facts.networkOf(namespace, networkId)
  const known = (readAccounts(grant.accounts) ?? []).filter(({ address }) => facts.isAddress(namespace, address))
  const accounts = facts.typed(known, connector, network)
  const account = pickAccount(accounts, [activeAddress, facts.lastAddress(connector)])
  if (account === undefined) return undefined
  return {
    session: Object.freeze({ namespace, connector, account, accounts, network, provider }),
    granted: known,
    namesNetwork: networkId !== undefined,
    supportsAllNetworks: supportsAllNetworks !== false,
    approvedNetworkIds: readList(approvedNetworkIds)?.filter((id) => readNetworkId(id, namespace) !== undefined) as
      | readonly CaipNetworkId[]
      | undefined,
    watch: grant.watch?.bind(grant),
  }
}

/** Copies accounts as plain data; undefined when nothing in the list is one. An empty list is one. */
export function readAccounts(told: unknown): readonly Account[] | undefined {
  const list = readList(told)
  const accounts = list?.map(readAccount).filter((account) => account !== undefined)
  return accounts === undefined || (accounts.length === 0 && list?.length !== 0) ? undefined : accounts
}

/** A network id of this family; undefined when it is none. */
export function readNetworkId(told: unknown, namespace: ChainNamespace): CaipNetworkId | undefined {
  return isCaipNetworkId(told) && told.startsWith(`${namespace}:`) ? told : undefined
}

function readAccount(told: unknown): Account | undefined {
  const { address, type, publicKey, path } = Object(told) as Record<keyof Account, unknown>
  if (typeof address !== 'string' || address === '' || address.includes(':')) return undefined
  const known = accountTypes.find((name) => name === type)
  return Object.freeze({
    address,
    ...(known !== undefined && { type: known }),
    ...(typeof publicKey === 'string' && { publicKey }),
    ...(typeof path === 'string' && { path }),
  })
}

function readList(told: unknown): readonly unknown[] | undefined {
  return Array.isArray(told) ? [...(told as unknown[])] : undefined
}

function pickAccount(accounts: readonly Account[], wishes: readonly (string | undefined)[]): Account | undefined {
  for (const wish of wishes) {
    const found = accounts.find(({ address }) => address === wish)
    if (found !== undefined) return found
  }
  return accounts[0]
}

/** A grant that has been read and checked: complete, plain, and of one family. */
export interface ReadGrant {
  readonly session: Session
  /** The accounts as the wallet gave them, before their types were decided. */
  readonly granted: readonly Account[]
  /** False when the family has no network in its wallets: then the page chooses it. */
  readonly namesNetwork: boolean
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[] | undefined
  readonly watch: Grant['watch']
}

/** Parts that grants are read with. */
export interface GrantReaderNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly adapters: Adapters
  readonly records: Records
  readonly log: Log
}

/** Makes what wallets grant into sessions, as far as it is usable. */
export class GrantReader implements GrantFacts {
  constructor(private readonly needs: GrantReaderNeeds) {}

  /** The grant of the family that was asked, then those of further families. Empty when the family that was asked got nothing usable. */
  read(connector: Connector, grant: Grant): readonly ReadGrant[] {
    const main = readGrant(connector, grant, this)
    if (main === undefined) return []
    const others = [...(grant.others ?? [])].map((other) => {
      const { namespace } = other
      const sibling = namespace === connector.namespace ? undefined : this.needs.connectors.find({ id: connector.id, namespace })
      return sibling && readGrant(sibling, other, this)
    })
    return [main, ...others.filter((other) => other !== undefined)]
  }

  /** Loads what the addresses of a grant are read with. */
  async prepare({ namespace }: Connector, { others = [] }: Grant): Promise<void> {
    const concerned = [namespace, ...[...others].map((other) => other.namespace)]
    await Promise.all(concerned.map(async (each) => this.needs.adapters.find(each)?.prepare?.()))
  }

  networkOf(namespace: ChainNamespace, networkId: CaipNetworkId | undefined): Network | undefined {
    return networkId === undefined ? this.needs.families.familyOf(namespace).network : this.needs.networks.resolve(networkId)
  }

  typed(granted: readonly Account[], connector: Connector, network: Network | undefined): readonly Account[] {
    const { smartAccountNetworks: enabled, accountTypes: types } = this.needs.families.familyOf(connector.namespace)
    return accountList(granted, { connector, types, hasSmartAccounts: network !== undefined && enabled.includes(network.caipNetworkId) })
  }

  /** Until the adapter of the family is loaded every address passes. */
  isAddress(namespace: ChainNamespace, address: string): boolean {
    try {
      return this.needs.adapters.find(namespace)?.isAddress(address) ?? true
    } catch (error) {
      this.needs.log.warn(`The adapter of ${namespace} could not check an address.`, error)
      return false
    }
  }

  lastAddress({ id, namespace }: Connector): string | undefined {
    return this.needs.records.connections(namespace).find(({ connectorId }) => isSameId(connectorId, id))?.accounts[0]?.address
  }
}
