import type { NativeBalance, Network, TokenBalance } from '@billfold/kernel'
import { nativeBalance, tokenBalances, worthAsking } from '@billfold/kernel/family'
import { allBalancesCall, balanceCall, coinFactsCall, suiType } from './calls.js'
import type { SuiNodes } from './sui-nodes.js'

/** An account on a network. */
export interface HoldingsQuery {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Reads the holdings of an account from its network: SUI, and coins of other types. */
export class Holdings {
  constructor(private readonly nodes: Pick<SuiNodes, 'ask'>) {}

  async balance({ address, network, signal }: HoldingsQuery): Promise<NativeBalance> {
    signal.throwIfAborted()
    const { totalBalance } = await this.nodes.ask(network, balanceCall(address), signal)
    return nativeBalance(BigInt(totalBalance), network)
  }

  /** Reads everything, SUI first. */
  async all({ address, network, signal }: HoldingsQuery): Promise<readonly TokenBalance[]> {
    signal.throwIfAborted()
    const held = (await this.nodes.ask(network, allBalancesCall(address), signal)).map(({ coinType, totalBalance }) => ({
      ...{ coinType, amount: BigInt(totalBalance) },
    }))
    const others = worthAsking(held.filter(({ coinType }) => coinType !== suiType))
    const named = others.map(async ({ coinType, amount }) => {
      const facts = await this.nodes.ask(network, coinFactsCall(coinType), signal)
      return facts ? { ...facts, address: coinType, amount } : undefined
    })
    return tokenBalances(network, held.find(({ coinType }) => coinType === suiType)?.amount ?? 0n, await Promise.all(named))
  }
}
