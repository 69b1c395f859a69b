import type { CaipNetworkId } from '@billfold/kernel'
import type { Hex } from 'viem'
import { isAddress } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { NameSource } from '../resolvers/name-source.js'
import { type EvmClientNeeds, evmClient } from './evm-client.js'
import { normalizedName } from './normalized-name.js'

export interface EnsNamesNeeds extends EvmClientNeeds {
  readonly network: CaipNetworkId
  readonly universalResolver: string
}

/** Makes the source of names that Ethereum knows: its universal resolver answers each question in one call. */
export function ensNames({ network, universalResolver, ...needs }: EnsNamesNeeds): NameSource {
  const client = evmClient(network, needs)
  const universalResolverAddress = universalResolver as Hex
  return {
    id: 'ens',
    // The resolver looks at both directions, and says no where they differ.
    isConfirmed: true,
    normalize: normalizedName,
    resolve: async (name) => (await getEnsAddress(client, { name, universalResolverAddress })) ?? undefined,
    reverse: async (address) =>
      isAddress(address) ? ((await getEnsName(client, { address, universalResolverAddress })) ?? undefined) : undefined,
    picture: async (name) => (await getEnsText(client, { name, key: 'avatar', universalResolverAddress })) ?? undefined,
  }
}
