import type { CaipNetworkId } from '@billfold/kernel'

/** The part of a genesis hash that is the id of a network: CAIP-2 has room for 32 digits. Undefined for what is no hash. */
export function referenceOf(genesisHash: unknown): string | undefined {
  const [, reference] = /^0x([0-9a-f]{32})[0-9a-f]{32}$/i.exec(typeof genesisHash === 'string' ? genesisHash : '') ?? []
  return reference?.toLowerCase()
}

/** The network that begins with this block. */
export function networkOfGenesis(genesisHash: unknown): CaipNetworkId | undefined {
  const reference = referenceOf(genesisHash)
  return reference === undefined ? undefined : `polkadot:${reference}`
}
