import type { ChainAdapter, TokenBalance } from '@billfold/kernel'
import type { TokenHoldings } from '../contract.js'
import { limits } from '../limits.js'
import type { AccountQuestion, BlockchainService } from '@billfold/kernel/data'
import { readTokens } from '../tokens/read-tokens.js'
import type { WalletSource } from './wallet-source.js'

/** The sources of tokens. */
export interface TokenSources {
  readonly adapter: ChainAdapter | undefined
  readonly service: BlockchainService | undefined
  readonly wallet: Pick<WalletSource, 'tokens'>
  readonly signal: AbortSignal
  /** The last holdings, when they are to be read anew. */
  readonly last: TokenHoldings | undefined
}

/**
 * Loads the tokens of an account: from the wallet where it lists them, else from the service where it knows the network, else the
 * network's tokens, else its native balance. Rejects when the one whose turn it is fails: the next one would hold less and look the same.
 */
export async function loadTokens(question: AccountQuestion, sources: TokenSources): Promise<TokenHoldings> {
  const { address, network } = question
  const { adapter, service, wallet, signal, last } = sources
  const { caipNetworkId } = network
  const fromWallet = await wallet.tokens(question, adapter)
  if (fromWallet !== undefined) return { source: 'wallet', tokens: fromWallet }
  if (service !== undefined && adapter?.tokenFacts !== undefined && (await service.supports(caipNetworkId))) {
    const rows = await service.balances({ address, network: caipNetworkId, signal }, forced(last))
    return { source: 'service', tokens: readTokens(rows, caipNetworkId) }
  }
  if (adapter?.tokens !== undefined) {
    return { source: 'chain', tokens: readTokens(await adapter.tokens(address, network, signal), caipNetworkId) }
  }
  return adapter?.balance === undefined ? { source: 'none', tokens: [] } : { source: 'native', tokens: await native(question, sources) }
}

async function native({ address, network }: AccountQuestion, { adapter, signal }: TokenSources): Promise<readonly TokenBalance[]> {
  const { nativeCurrency, caipNetworkId } = network
  const found = await adapter?.balance?.(address, network, signal)
  const quantity = { decimals: String(nativeCurrency.decimals), numeric: found?.balance }
  return readTokens([{ ...nativeCurrency, chainId: caipNetworkId, price: 0, iconUrl: '', quantity }], caipNetworkId)
}

function forced(last: TokenHoldings | undefined): readonly string[] {
  return (last?.tokens ?? []).flatMap(({ address }) => address ?? []).slice(0, limits.forcedAddresses)
}
