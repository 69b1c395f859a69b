import type { CaipNetworkId, NativeBalance, Network, TokenBalance } from '@billfold/kernel'
import { type Nodes, formatAmount } from '@billfold/kernel/family'
import { type DenomAmount, allBalancesCall, balanceCall, bondDenomCall, denomFactsCall } from './queries.js'

/** The smallest units of the coins of chains, by network. */
export type Denoms = Readonly<Partial<Record<CaipNetworkId, string>>>

/** Known ones: nobody is asked. */
const known: Denoms = {
  'cosmos:cosmoshub-4': 'uatom',
  'cosmos:provider': 'uatom',
  'cosmos:osmosis-1': 'uosmo',
  'cosmos:osmo-test-5': 'uosmo',
}

/** Coins that are named: of more, strangers sent most. */
const mostCoins = 50
const mostDecimals = 36

/** The coin of each network, and how much of it somebody has. */
export class Coins {
  private readonly asked = new Map<CaipNetworkId, string>()

  constructor(
    private readonly nodes: Pick<Nodes, 'ask'>,
    private readonly denoms: Denoms = {},
  ) {}

  /** The smallest unit of a network's coin: as the host says, as is known, or as the chain says of the coin that secures it. */
  async denomOf(network: Network, signal?: AbortSignal): Promise<string> {
    const { caipNetworkId: id } = network
    const told = this.denoms[id] ?? known[id] ?? this.asked.get(id)
    if (told !== undefined) return told
    const denom = await this.nodes.ask(network, bondDenomCall(), signal)
    this.asked.set(id, denom)
    return denom
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    signal.throwIfAborted()
    const { decimals, symbol } = network.nativeCurrency
    const held = await this.nodes.ask(network, balanceCall(address, await this.denomOf(network, signal)), signal)
    return { balance: formatAmount(held, decimals), symbol }
  }

  /** Every coin of an account, that of the network first. Prices and pictures are not known here. */
  async all(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    signal.throwIfAborted()
    const { caipNetworkId: chainId, nativeCurrency, assets } = network
    const [denom, held] = await Promise.all([this.denomOf(network, signal), this.nodes.ask(network, allBalancesCall(address), signal)])
    const { name, symbol, decimals } = nativeCurrency
    const amount = held.find((coin) => coin.denom === denom)?.amount ?? 0n
    const native: TokenBalance = {
      ...{ name, symbol, chainId, price: 0, iconUrl: assets?.imageUrl ?? '' },
      quantity: { decimals: String(decimals), numeric: formatAmount(amount, decimals) },
    }
    const others = held.filter((coin) => coin.denom !== denom && coin.amount > 0n).slice(0, mostCoins)
    const named = await Promise.all(others.map((coin) => this.named(network, coin, signal)))
    return [native, ...named.filter((found) => found !== undefined)]
  }

  /** A coin that its chain does not describe is no amount that a person could read. */
  private async named(network: Network, { denom, amount }: DenomAmount, signal: AbortSignal): Promise<TokenBalance | undefined> {
    const { facts } = await this.nodes.ask(network, denomFactsCall(denom), signal)
    if (facts === undefined || facts.decimals > mostDecimals) return undefined
    const { name, symbol, decimals } = facts
    const { caipNetworkId: chainId } = network
    return {
      ...{ name, symbol, chainId, address: `${chainId}:${denom}`, price: 0, iconUrl: '' },
      quantity: { decimals: String(decimals), numeric: formatAmount(amount, decimals) },
    }
  }
}
