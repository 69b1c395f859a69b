import type { NativeBalance, Network, TokenBalance } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { allBalancesCall, balanceCall, coinFactsCall, suiType } from './calls.js'
import type { SuiNodes } from './sui-nodes.js'

/** An account on a network. */
export interface HoldingsQuery {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Types of coins that are named: of more, strangers sent most. */
const mostTypes = 50
const mostDecimals = 36

/** Reads the holdings of an account from its network: SUI, and coins of other types. */
export class Holdings {
  constructor(private readonly nodes: Pick<SuiNodes, 'ask'>) {}

  async balance({ address, network, signal }: HoldingsQuery): Promise<NativeBalance> {
    signal.throwIfAborted()
    const { totalBalance } = await this.nodes.ask(network, balanceCall(address), signal)
    const { decimals, symbol } = network.nativeCurrency
    return { balance: formatUnits(BigInt(totalBalance), decimals) ?? '0', symbol }
  }

  /** Reads everything, SUI first. Prices and pictures are not known here. */
  async all(query: HoldingsQuery): Promise<readonly TokenBalance[]> {
    const { address, network, signal } = query
    signal.throwIfAborted()
    const [native, held] = await Promise.all([this.balance(query), this.nodes.ask(network, allBalancesCall(address), signal)])
    const { name, symbol, decimals } = network.nativeCurrency
    const coin: TokenBalance = {
      ...{ name, symbol, chainId: network.caipNetworkId, price: 0, iconUrl: network.assets?.imageUrl ?? '' },
      quantity: { decimals: String(decimals), numeric: native.balance },
    }
    const others = held.filter(({ coinType, totalBalance }) => coinType !== suiType && BigInt(totalBalance) > 0n).slice(0, mostTypes)
    const named = await Promise.all(others.map(({ coinType, totalBalance }) => this.named(query, coinType, BigInt(totalBalance))))
    return [coin, ...named.filter((found) => found !== undefined)]
  }

  /** A coin without decimals that anybody knows is no amount that a person could read. */
  private async named({ network, signal }: HoldingsQuery, coinType: string, amount: bigint): Promise<TokenBalance | undefined> {
    const facts = await this.nodes.ask(network, coinFactsCall(coinType), signal)
    if (facts === undefined || facts === null || !(facts.decimals >= 0 && facts.decimals <= mostDecimals)) return undefined
    const numeric = formatUnits(amount, facts.decimals)
    const { caipNetworkId: chainId } = network
    return numeric === undefined
      ? undefined
      : {
          ...{ name: facts.name, symbol: facts.symbol, chainId, address: `${chainId}:${coinType}`, price: 0, iconUrl: '' },
          quantity: { decimals: String(facts.decimals), numeric },
        }
  }
}
