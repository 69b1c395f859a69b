import type { CaipNetworkId, Network, TokenBalance } from '@billfold/kernel'
import { type Nodes, tokenBalances, worthAsking } from '@billfold/kernel/family'
import type { PolkadotOptions } from '../contract.js'
import { isAssetId } from './asset-id.js'
import { AssetReads } from './read-assets.js'
import { type AccountQuestion, readAccount } from './read-account.js'

/** The tokens that most people hold, by their numbers: the dollars of Tether and of Circle. Nodes do not tell which ones an account has. */
const known: Readonly<Record<CaipNetworkId, readonly number[]>> = {
  'polkadot:68d56f15f85d3136970ec16946040bc1': [1_984, 1_337],
  'polkadot:48239ef607d7928874027a43a6768920': [1_984],
}

export interface TokensNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly assets: PolkadotOptions['assets']
}

/** Everything that an account holds: the coin of the network first, and of the tokens that are known or that the host names. */
export async function readTokens({ nodes, assets }: TokensNeeds, question: AccountQuestion): Promise<readonly TokenBalance[]> {
  const { network, publicKey, signal } = question
  const reads = new AssetReads(nodes)
  signal?.throwIfAborted()
  const asked = namedAssets(assets, network).map(async (id) => {
    const { balance: amount } = await reads.account(network, id, publicKey, signal)
    return { id, amount }
  })
  const [{ free }, held] = await Promise.all([readAccount(nodes, question), Promise.all(asked)])
  const described = worthAsking(held).map(async ({ id, amount }) => {
    const facts = await reads.facts(network, id, signal)
    return facts && { ...facts, address: String(id), amount }
  })
  return tokenBalances(network, free, await Promise.all(described))
}

function namedAssets(assets: PolkadotOptions['assets'], { caipNetworkId: id }: Network): readonly number[] {
  return [...new Set([...(known[id] ?? []), ...(assets?.[id] ?? [])])].filter(isAssetId)
}
