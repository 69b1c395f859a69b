import type { HttpClient } from '@billfold/kernel'
import { loadRegistry } from '@billfold/wallet-registry'
import { cloudSupply } from './cloud-supply.js'
import type { WalletSupply } from './contract.js'
import { registrySupply } from './registry-supply.js'

export interface WalletSupplyChoice {
  /** The service that the host names; undefined when it names none. */
  readonly client: Pick<HttpClient, 'get'> | undefined
  readonly now: () => number
  readonly hasRegistry: boolean
}

/** Where the list asks: the service, else the registry, else nowhere. */
export function walletSupply({ client, now, hasRegistry }: WalletSupplyChoice): WalletSupply {
  if (client !== undefined) return cloudSupply(client)
  return hasRegistry ? registrySupply({ load: loadRegistry, now }) : { ask: () => Promise.resolve({ data: [], count: 0 }) }
}
