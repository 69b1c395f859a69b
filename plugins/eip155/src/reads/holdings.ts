import type { KernelOptions, NativeBalance, Network, TokenBalance, TokenQuery } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { Lazy } from '@billfold/kernel/lazy'
import type { TokenFacts, TokenHolding } from './contracts.js'
import { type Reads, inEip1193 } from './evm-reads.js'

export interface HoldingsNeeds {
  readonly reads: Reads
  readonly options: Pick<KernelOptions, 'tokens'>
  /** Reads contracts. Its code is large, and loaded with the first contract. */
  readonly contracts: Lazy<typeof import('./contracts.js')>
}

/** An account on a network. */
export interface HoldingsQuery {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Reads the holdings of an account from its network: the native coin, and the token that the host put beside it. */
export class Holdings {
  /** Facts of tokens, by their CAIP-10 address: read once. */
  private readonly known = new Map<string, TokenFacts>()

  constructor(private readonly needs: HoldingsNeeds) {}

  /** Reads the balance of the native coin, or of the token that the host named in its place. */
  async balance(query: HoldingsQuery): Promise<NativeBalance> {
    query.signal.throwIfAborted()
    const token = await this.token(query)
    if (token !== undefined) return { balance: formatUnits(token.balance, token.facts.decimals) ?? '0', symbol: token.facts.symbol }
    const { symbol } = query.network.nativeCurrency
    return { balance: await this.native(query), symbol }
  }

  /** Reads every holding that this page can know of by itself. Prices are not known here. */
  async all(query: HoldingsQuery): Promise<readonly TokenBalance[]> {
    query.signal.throwIfAborted()
    const { network } = query
    const [native, token] = await Promise.all([this.native(query), this.token(query)])
    const { name, symbol, decimals } = network.nativeCurrency
    const chainId = network.caipNetworkId
    const coin: TokenBalance = {
      name,
      symbol,
      chainId,
      price: 0,
      iconUrl: network.assets?.imageUrl ?? '',
      quantity: { decimals: String(decimals), numeric: native },
    }
    return token === undefined ? [coin] : [coin, this.tokenBalance(network, token)]
  }

  /** Reads one token; undefined for a contract that is none. */
  async one({ tokenAddress, address, network }: TokenQuery, signal: AbortSignal): Promise<TokenBalance | undefined> {
    const { readToken } = await this.needs.contracts.load()
    const holding = await readToken({ reads: inEip1193(this.needs.reads), network, signal }, tokenAddress, address)
    if (holding === undefined) return undefined
    const { facts, balance } = holding
    const { caipNetworkId: chainId } = network
    const quantity = { decimals: String(facts.decimals), numeric: formatUnits(balance, facts.decimals) ?? '0' }
    const { name, symbol } = facts
    return { name, symbol, chainId, address: `${chainId}:${tokenAddress}`, price: 0, iconUrl: '', quantity }
  }

  private tokenBalance({ caipNetworkId: chainId }: Network, { facts: { name, symbol, decimals }, balance }: TokenHolding): TokenBalance {
    const option = this.needs.options.tokens[chainId]
    return {
      name,
      symbol,
      chainId,
      ...(option && { address: `${chainId}:${option.address}` }),
      price: 0,
      iconUrl: option?.image ?? '',
      quantity: { decimals: String(decimals), numeric: formatUnits(balance, decimals) ?? '0' },
    }
  }

  private async native({ address, network, signal }: HoldingsQuery): Promise<string> {
    const account = address.startsWith('0x') ? address : `0x${address}`
    const wei = await this.needs.reads.number(network, { method: 'eth_getBalance', params: [account, 'latest'] }, signal)
    return formatUnits(wei, network.nativeCurrency.decimals) ?? '0'
  }

  private async token({ address, network, signal }: HoldingsQuery): Promise<TokenHolding | undefined> {
    const option = this.needs.options.tokens[network.caipNetworkId]
    if (option === undefined) return undefined
    const { readToken, readTokenBalance } = await this.needs.contracts.load()
    const place = { reads: inEip1193(this.needs.reads), network, signal }
    const key = `${network.caipNetworkId}:${option.address}`
    const facts = this.known.get(key)
    if (facts !== undefined) return { facts, balance: await readTokenBalance(place, option.address, address) }
    const holding = await readToken(place, option.address, address)
    if (holding !== undefined) this.known.set(key, holding.facts)
    return holding
  }
}
