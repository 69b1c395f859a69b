import type { NetworkConfig } from '../../config/config.js'
import { poolAbi } from './abis.js'
import type { ContractReads, Reading } from './evm-client.js'
import { priceInPool } from './price-in-pool.js'
import type { Token, TokenBook } from './token-book.js'

export interface PricesOptions {
  readonly network: NetworkConfig
  readonly reads: ContractReads
  readonly tokens: TokenBook
}

/** Knows what tokens cost in US dollars: as configured, else as the configured pool has it now. */
export class Prices {
  private readonly fixed: ReadonlyMap<string | undefined, number>
  private readonly pools: ReadonlyMap<string, string>

  constructor(private readonly options: PricesOptions) {
    const { price, tokens } = options.network
    const priced = tokens.flatMap((token) => (token.price === undefined ? [] : [[token.address.toLowerCase(), token.price] as const]))
    this.fixed = new Map<string | undefined, number>([...(price === undefined ? [] : [[undefined, price] as const]), ...priced])
    this.pools = new Map(tokens.flatMap(({ address, pool }) => (pool === undefined ? [] : [[address.toLowerCase(), pool.toLowerCase()]])))
  }

  /** Undefined where nobody knows a price. The native currency goes by undefined. */
  async of(addresses: readonly (string | undefined)[]): Promise<ReadonlyMap<string | undefined, number>> {
    const inPools = addresses.flatMap((address) => {
      const pool = address === undefined || this.fixed.has(address) ? undefined : this.pools.get(address)
      return address === undefined || pool === undefined ? [] : [{ address, pool }]
    })
    const answers = await this.options.reads.all(inPools.flatMap(({ pool }) => questions(pool)))
    const prices = new Map(this.fixed)
    for (const [index, { address }] of inPools.entries()) {
      const price = await this.inPool(address, answers.slice(index * 5, index * 5 + 5))
      if (price !== undefined) prices.set(address, price)
    }
    return prices
  }

  private async inPool(address: string, [token0, token1, reserve0, reserve1, both]: readonly unknown[]): Promise<number | undefined> {
    if (typeof token0 !== 'string' || typeof token1 !== 'string') return undefined
    const [held0, held1] = Array.isArray(both) ? both : [reserve0, reserve1]
    const tokens = await this.options.tokens.many([token0, token1])
    const sides = [this.side(tokens.get(token0.toLowerCase()), held0), this.side(tokens.get(token1.toLowerCase()), held1)]
    const own = sides.find((side) => side?.address === address)
    const other = sides.find((side) => side !== undefined && side.address !== address)
    return own === undefined || other?.price === undefined ? undefined : priceInPool(own, { ...other, price: other.price })
  }

  private side(token: Token | undefined, reserve: unknown): Side | undefined {
    if (token === undefined || typeof reserve !== 'bigint') return undefined
    return { address: token.address, decimals: token.decimals, reserve, price: this.fixed.get(token.address) }
  }
}

interface Side {
  readonly address: string | undefined
  readonly decimals: number
  readonly reserve: bigint
  readonly price: number | undefined
}

function questions(address: string): readonly Reading[] {
  return ['token0', 'token1', 'reserve0', 'reserve1', 'getReserves'].map((functionName) => ({ address, abi: poolAbi, functionName }))
}
