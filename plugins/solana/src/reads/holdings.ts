import type { KernelOptions, NativeBalance, Network, TokenBalance } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { Nodes } from '@billfold/kernel/family'
import { shortAddress } from '@billfold/kernel/validation'
import { type ParsedTokenAccount, balanceCall, tokenAccountsCall } from './calls.js'
import { knownMint, tokenPrograms } from './token-facts.js'

export interface HoldingsNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly options: Pick<KernelOptions, 'tokens'>
}

/** An account on a network. */
export interface HoldingsQuery {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Reads the holdings of an account from its network: the native coin, and tokens of both token programs. */
export class Holdings {
  constructor(private readonly needs: HoldingsNeeds) {}

  async balance(query: HoldingsQuery): Promise<NativeBalance> {
    query.signal.throwIfAborted()
    const { symbol } = query.network.nativeCurrency
    return { balance: await this.native(query), symbol }
  }

  /** Reads everything, the native coin first. Prices and pictures are not known here. */
  async all(query: HoldingsQuery): Promise<readonly TokenBalance[]> {
    query.signal.throwIfAborted()
    const { address, network, signal } = query
    const programs = Object.values(tokenPrograms)
    const [native, ...lists] = await Promise.all([
      this.native(query),
      ...programs.map((programId) => this.needs.nodes.ask(network, tokenAccountsCall(address, { programId }), signal)),
    ])
    const { name, symbol, decimals } = network.nativeCurrency
    const coin: TokenBalance = {
      ...{ name, symbol, chainId: network.caipNetworkId, price: 0, iconUrl: network.assets?.imageUrl ?? '' },
      quantity: { decimals: String(decimals), numeric: native },
    }
    const held = byMint(lists.flatMap(({ value }) => value))
    return [coin, ...held.map((holding) => this.tokenBalance(network, holding))]
  }

  private async native({ address, network, signal }: HoldingsQuery): Promise<string> {
    const { value } = await this.needs.nodes.ask(network, balanceCall(address), signal)
    return formatUnits(BigInt(Math.max(0, Math.trunc(value))), network.nativeCurrency.decimals) ?? '0'
  }

  private tokenBalance({ caipNetworkId: chainId }: Network, { mint, amount, decimals }: Holding): TokenBalance {
    const option = this.needs.options.tokens[chainId]
    const known = knownMint(mint)
    const short = shortAddress(mint)
    return {
      name: known?.name ?? short,
      symbol: known?.symbol ?? short,
      chainId,
      address: `${chainId}:${mint}`,
      price: 0,
      iconUrl: option?.address === mint ? (option.image ?? '') : '',
      quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) ?? '0' },
    }
  }
}

interface Holding {
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** Adds up several accounts of one token. Empty ones do not count. */
function byMint(accounts: readonly ParsedTokenAccount[]): readonly Holding[] {
  const found = new Map<string, Holding>()
  for (const { account } of accounts) {
    const { mint, tokenAmount } = account.data.parsed.info
    if (!/^\d{1,20}$/.test(tokenAmount.amount)) continue
    const amount = BigInt(tokenAmount.amount) + (found.get(mint)?.amount ?? 0n)
    if (amount > 0n) found.set(mint, { mint, amount, decimals: tokenAmount.decimals })
  }
  return [...found.values()]
}
