import { type CaipNetworkId, type ClockPort, type KernelStorage, type TokenBalance, isCaipNetworkId } from '@billfold/kernel'
import { usablePrice } from '@billfold/kernel/amounts'
import { type GenericSchema, array, number, string, tuple } from 'valibot'
import { limits } from '../limits.js'
import { valueOf } from '../tokens/read-tokens.js'
import { type BlockchainService, TimedCache, cacheItem } from '@billfold/kernel/data'

type PriceRow = readonly [address: string, price: number]

const schema: GenericSchema<unknown, readonly PriceRow[]> = array(tuple([string(), number()]))

const priceCache = cacheItem('cache.token-price', { lifetime: limits.price, capacity: 50 })

export interface PriceBookNeeds {
  readonly service: BlockchainService | undefined
  readonly storage: KernelStorage
  readonly clock: ClockPort
  readonly projectId: string
}

/** Prices of tokens in US dollars, kept for 15 s. */
export class PriceBook {
  private readonly cache: TimedCache<readonly PriceRow[]>

  constructor(private readonly needs: PriceBookNeeds) {
    const { storage, clock } = needs
    this.cache = new TimedCache({ cache: priceCache, schema, storage, clock })
  }

  /** Prices by the addresses as they were asked for; one that nobody believably names is left out. */
  async of(addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const wanted = [...new Set(addresses)].filter((address) => networkOf(address) !== undefined)
    const batches = Array.from({ length: Math.ceil(wanted.length / limits.pricesAtOnce) }, (_, index) =>
      wanted.slice(index * limits.pricesAtOnce, (index + 1) * limits.pricesAtOnce),
    )
    const found = await Promise.all(batches.map((batch) => this.batch(batch, signal)))
    const byAddress = new Map(found.flat().map(([address, price]) => [address.toLowerCase(), price]))
    return new Map(
      wanted.flatMap((address) => {
        const price = byAddress.get(address.toLowerCase())
        return price === undefined ? [] : [[address, price] as const]
      }),
    )
  }

  private async batch(addresses: readonly string[], signal: AbortSignal | undefined): Promise<readonly PriceRow[]> {
    const { service, projectId } = this.needs
    const key = addresses.join(',')
    const cached = this.cache.get(key)
    if (cached !== undefined) return cached
    const known = service && (await supported(service, addresses))
    if (service === undefined || known === undefined || known.length === 0) return []
    const rows = (await service.prices(known, { projectId, ...(signal && { signal }) })).flatMap(readPrice)
    if (signal?.aborted !== true) this.cache.set(key, rows)
    return rows
  }
}

/** The addresses on networks that the service knows: one other would spoil the whole question. */
async function supported(service: BlockchainService, addresses: readonly string[]): Promise<readonly string[]> {
  const known = await Promise.all(
    addresses.map(async (address) => {
      const network = networkOf(address)
      return network !== undefined && service.supports(network)
    }),
  )
  return addresses.filter((_, index) => known[index])
}

/** The network of a token. Behind it chains may call a token something with colons. */
function networkOf(address: string): CaipNetworkId | undefined {
  const [, network] = /^([^:]+:[^:]+):./.exec(address) ?? []
  return isCaipNetworkId(network) ? network : undefined
}

function readPrice(row: unknown): readonly PriceRow[] {
  if (typeof row !== 'object' || row === null) return []
  const { address, price } = row as { readonly address?: unknown; readonly price?: unknown }
  const known = usablePrice(price)
  return typeof address === 'string' && known !== undefined ? [[address, known]] : []
}

/** Prices, and the stand-in for the native token where its family has one. */
export interface PriceSource {
  readonly prices: Pick<PriceBook, 'of'>
  readonly nativeAddress: string | undefined
  readonly signal: AbortSignal
}

/** Adds the prices that the source of tokens did not name. Without a service for prices they stay as they are. */
export async function withPrices(
  tokens: readonly TokenBalance[],
  { prices, nativeAddress = '0x', signal }: PriceSource,
): Promise<readonly TokenBalance[]> {
  const unpriced = tokens.filter(({ price }) => usablePrice(price) === undefined).map((token) => priceAddress(token, nativeAddress))
  if (unpriced.length === 0) return tokens
  const found = await prices.of(unpriced, signal)
  return tokens.map((token) => {
    const price = usablePrice(token.price) ?? found.get(priceAddress(token, nativeAddress))
    return price === undefined ? token : { ...token, price, ...valueOf(token.quantity.numeric, price) }
  })
}

/** The CAIP-10 address under which the price of a token is asked for. */
function priceAddress({ address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>, nativeAddress: string): string {
  return address ?? `${chainId}:${nativeAddress}`
}
