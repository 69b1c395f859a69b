import type { CaipNetworkId } from '@billfold/kernel'
import type { AddressNet } from '../read-address.js'

/** The plain name of a network. */
export type NetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The networks that wallets know, by the names that they have for them in one spelling or another. */
export const networkIds: Readonly<Record<NetworkName, CaipNetworkId>> = {
  mainnet: 'bip122:000000000019d6689c085ae165831e93',
  testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
}

/** The network that a wallet means by `Mainnet`, `livenet`, `BITCOIN_MAINNET` or `bitcoin:mainnet`. */
export function networkNamed(said: unknown): CaipNetworkId | undefined {
  if (typeof said !== 'string') return undefined
  const name = said.toLowerCase().replace(/^bitcoin[_:]/, '')
  const plain = name === 'livenet' ? 'mainnet' : name
  return Object.hasOwn(networkIds, plain) ? networkIds[plain as NetworkName] : undefined
}

/** The plain name of a network; undefined for one that no wallet has a name for. */
export function networkName(networkId: CaipNetworkId): NetworkName | undefined {
  return (Object.keys(networkIds) as NetworkName[]).find((name) => networkIds[name] === networkId)
}

/** The prefixes that addresses have on a network. The networks for trying things out share theirs, networks of one's own too. */
export function netOf(networkId: CaipNetworkId): AddressNet {
  if (networkId === networkIds.mainnet) return 'main'
  return networkId === networkIds.regtest ? 'regtest' : 'test'
}

/** The network that an address is for: the wanted one if it has such addresses, else the first that has. */
export function networkForAddress(nets: readonly AddressNet[], wanted: CaipNetworkId | undefined): CaipNetworkId | undefined {
  if (wanted !== undefined && nets.includes(netOf(wanted))) return wanted
  return Object.values(networkIds).find((id) => nets.includes(netOf(id)))
}
