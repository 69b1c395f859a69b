import type { CaipNetworkId, NativeBalance, Network, TokenBalance } from '@billfold/kernel'
import { nativeBalance, type Nodes, tokenBalances, worthAsking } from '@billfold/kernel/family'
import type { Lazy } from '@billfold/kernel/lazy'
import type { CosmosOptions } from '../contract.js'
import { allBalancesCall, balanceCall, denomFactsCall } from './queries.js'

/** The smallest units of known coins: nobody is asked. */
const known: NonNullable<CosmosOptions['denoms']> = {
  'cosmos:cosmoshub-4': 'uatom',
  'cosmos:provider': 'uatom',
  'cosmos:osmosis-1': 'uosmo',
  'cosmos:osmo-test-5': 'uosmo',
}

export interface CoinsNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly facts: Lazy<typeof import('./chain-facts.js')>
  readonly denoms: CosmosOptions['denoms']
}

/** The coin of each network, and how much of it somebody has. */
export class Coins {
  private readonly asked = new Map<CaipNetworkId, string>()

  constructor(private readonly needs: CoinsNeeds) {}

  /** The smallest unit of a network's coin: as the host says, as is known, or as the chain says of the coin that secures it. */
  async denomOf(network: Network, signal?: AbortSignal): Promise<string> {
    const { caipNetworkId: id } = network
    const told = this.needs.denoms?.[id] ?? known[id] ?? this.asked.get(id)
    if (told !== undefined) return told
    // The code that asks about a chain is large, and few networks need it: it is loaded here.
    const denom = await this.needs.facts.use(({ bondDenomCall }) => this.needs.nodes.ask(network, bondDenomCall(), signal))
    this.asked.set(id, denom)
    return denom
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    signal.throwIfAborted()
    return nativeBalance(await this.needs.nodes.ask(network, balanceCall(address, await this.denomOf(network, signal)), signal), network)
  }

  /** Every coin of an account, that of the network first. */
  async all(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    signal.throwIfAborted()
    const [denom, held] = await Promise.all([
      this.denomOf(network, signal),
      this.needs.nodes.ask(network, allBalancesCall(address), signal),
    ])
    const others = worthAsking(held.filter((coin) => coin.denom !== denom))
    const named = others.map(async (coin) => {
      const { facts } = await this.needs.nodes.ask(network, denomFactsCall(coin.denom), signal)
      return facts && { ...facts, address: coin.denom, amount: coin.amount }
    })
    return tokenBalances(network, held.find((coin) => coin.denom === denom)?.amount ?? 0n, await Promise.all(named))
  }
}
