import type { CaipNetworkId, NativeBalance, Network } from '@billfold/kernel'
import { type Nodes, formatAmount } from '@billfold/kernel/family'
import { balanceCall, bondDenomCall } from './queries.js'

/** The smallest units of the coins of chains, by network. */
export type Denoms = Readonly<Partial<Record<CaipNetworkId, string>>>

/** Known ones: nobody is asked. */
const known: Denoms = {
  'cosmos:cosmoshub-4': 'uatom',
  'cosmos:provider': 'uatom',
  'cosmos:osmosis-1': 'uosmo',
  'cosmos:osmo-test-5': 'uosmo',
}

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
}
