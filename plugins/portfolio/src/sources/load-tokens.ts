import type { ChainAdapter, ClockPort, TokenBalance } from '@billfold/kernel'
import type { TokenHoldings } from '../contract.js'
import { portfolioError } from '../errors.js'
import { limits } from '../limits.js'
import type { BlockchainService } from '../service/blockchain-service.js'
import type { AccountQuestion } from '../state/account-question.js'
import { readTokens } from '../tokens/read-tokens.js'
import { walletTokens } from '../tokens/wallet-tokens.js'
import { servedFamilies } from './token-families.js'
import { walletGetAssets } from './wallet-get-assets.js'

/** Who can be asked. */
export interface TokenSources {
  readonly adapter: ChainAdapter | undefined
  readonly service: BlockchainService | undefined
  readonly clock: Pick<ClockPort, 'after'>
  readonly signal: AbortSignal
  /** What was held before, when it shall be read anew. */
  readonly last: TokenHoldings | undefined
  /** Told why the wallet was passed over. */
  onPassedOver(reason: unknown): void
}

/**
 * What an account holds: the wallet's own word where it gives one, else the service where it knows the network, else the
 * chain's tokens, else its native balance. Rejects when the one whose turn it is fails: the next one would hold less and look the same.
 */
export async function loadTokens(question: AccountQuestion, sources: TokenSources): Promise<TokenHoldings> {
  const { address, network } = question
  const { adapter, service, signal, last } = sources
  const { caipNetworkId } = network
  const fromWallet = await askWallet(question, sources)
  if (fromWallet !== undefined) return { source: 'wallet', tokens: fromWallet }
  if (service !== undefined && servedFamilies.includes(network.chainNamespace) && (await service.supports(caipNetworkId))) {
    const rows = await service.balances({ address, network: caipNetworkId, signal }, forced(last))
    return { source: 'service', tokens: readTokens(rows, caipNetworkId) }
  }
  if (adapter?.tokens !== undefined) {
    return { source: 'chain', tokens: readTokens(await adapter.tokens(address, network, signal), caipNetworkId) }
  }
  return adapter?.balance === undefined ? { source: 'none', tokens: [] } : { source: 'native', tokens: await native(question, sources) }
}

/** A wallet that cannot tell, tells in pieces or says nothing is passed over: others can. */
async function askWallet(
  { session, address, network }: AccountQuestion,
  sources: TokenSources,
): Promise<readonly TokenBalance[] | undefined> {
  const { adapter, clock, onPassedOver } = sources
  const { caipNetworkId } = network
  try {
    const answer = walletGetAssets({ session, adapter, query: { account: address, chainFilter: [caipNetworkId] } })
    const found = await inTime(answer, { clock, wallet: session.connector.name })
    return found && walletTokens(found, caipNetworkId)
  } catch (error) {
    onPassedOver(error)
    return undefined
  }
}

function inTime<T>(answer: Promise<T>, { clock, wallet }: Pick<TokenSources, 'clock'> & { readonly wallet: string }): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(limits.walletAnswer, () => reject(portfolioError('portfolio/wallet-silent', { wallet })))
    answer.finally(stop).then(resolve, reject)
  })
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
