import type { ClockPort, KernelStorage, TokenBalance } from '@billfold/kernel'
import { type GenericSchema, array, number, optional, picklist, string } from 'valibot'
import type { TokenHoldings } from '../contract.js'
import { limits } from '../limits.js'
import { readTokens } from './read-tokens.js'
import { type AccountQuestion, type Answer, cacheItem, TimedCache } from '@billfold/kernel/data'
import { objectOf } from '@billfold/kernel/validation'

interface CachedToken extends Omit<TokenBalance, 'chainId' | 'address' | 'value'> {
  readonly chainId: string
  readonly address?: string | undefined
}

interface CachedHoldings {
  readonly source: TokenHoldings['source']
  readonly tokens: readonly CachedToken[]
}

const schema: GenericSchema<unknown, CachedHoldings> = objectOf({
  source: picklist(['wallet', 'service', 'chain', 'native', 'none']),
  tokens: array(
    objectOf({
      name: string(),
      symbol: string(),
      chainId: string(),
      address: optional(string()),
      price: number(),
      iconUrl: string(),
      quantity: objectOf({ decimals: string(), numeric: string() }),
    }),
  ),
})

const portfolioCache = cacheItem('cache.portfolio', { lifetime: limits.fresh, capacity: 10 })

/** Holdings of the last 30 s, by CAIP-10 address, over reloads. */
export class TokenCache {
  private readonly cache: TimedCache<CachedHoldings>

  constructor(storage: KernelStorage, clock: ClockPort) {
    this.cache = new TimedCache({ cache: portfolioCache, schema, storage, clock })
  }

  get({ key, network }: AccountQuestion): Answer<TokenHoldings> | undefined {
    const found = this.cache.find(key)
    // Storage is as foreign as a service: its rows are read by the same rules.
    return found && { at: found.at, value: { source: found.value.source, tokens: readTokens(found.value.tokens, network.caipNetworkId) } }
  }

  set({ key }: AccountQuestion, holdings: TokenHoldings): void {
    if (holdings.tokens.length <= limits.cachedTokens) this.cache.set(key, holdings)
  }
}
