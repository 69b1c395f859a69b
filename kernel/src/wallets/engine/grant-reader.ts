import type { Account } from '../contract/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import type { Log } from '../../core/log/log.js'
import { accountList } from '../state/account-list.js'
import type { Binding } from './binding.js'
import type { Adapters, Families } from '../state/families.js'
import type { Connectors } from '../state/connectors.js'
import { type GrantFacts, readGrant } from './grant.js'
import type { Networks } from '../state/networks.js'
import type { Records } from '../state/records.js'

/** What is known when a wallet grants something. */
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
  read(connector: Connector, grant: Grant): readonly Binding[] {
    const main = readGrant(connector, grant, this)
    if (main === undefined) return []
    const others = [...(grant.others ?? [])].map((other) => {
      const { namespace } = other
      const sibling = namespace === connector.namespace ? undefined : this.needs.connectors.find({ id: connector.id, namespace })
      return sibling && readGrant(sibling, other, this)
    })
    return [main, ...others.filter((other) => other !== undefined)]
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
    return this.needs.records.connections(namespace).find(({ connectorId }) => connectorId === id)?.accounts[0]?.address
  }
}
