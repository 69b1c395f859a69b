import { type ClockPort, type KernelStorage, isCaipAddress, parseCaipAddress } from '@billfold/kernel'
import { usablePrice } from '@billfold/kernel/amounts'
import { type GenericSchema, array, number, string, tuple } from 'valibot'
import { limits } from '../limits.js'
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

/** What tokens cost in US dollars, for 15 s. */
export class PriceBook {
  private readonly cache: TimedCache<readonly PriceRow[]>

  constructor(private readonly needs: PriceBookNeeds) {
    const { storage, clock } = needs
    this.cache = new TimedCache({ cache: priceCache, schema, storage, clock })
  }

  /** Prices by the addresses as they were asked for; one that nobody believably names is left out. */
  async of(addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const asked = [...new Set(addresses)].filter((address) => isCaipAddress(address))
    const batches = Array.from({ length: Math.ceil(asked.length / limits.pricesAtOnce) }, (_, index) =>
      asked.slice(index * limits.pricesAtOnce, (index + 1) * limits.pricesAtOnce),
    )
    const found = await Promise.all(batches.map((batch) => this.batch(batch, signal)))
    const byAddress = new Map(found.flat().map(([address, price]) => [address.toLowerCase(), price]))
    return new Map(
      asked.flatMap((address) => {
        const price = byAddress.get(address.toLowerCase())
        return price === undefined ? [] : [[address, price] as const]
      }),
    )
  }

  private async batch(addresses: readonly string[], signal: AbortSignal | undefined): Promise<readonly PriceRow[]> {
    const { service, projectId } = this.needs
    const key = addresses.join(',')
    const kept = this.cache.get(key)
    if (kept !== undefined) return kept
    const known = service && (await supported(service, addresses))
    if (service === undefined || known === undefined || known.length === 0) return []
    const rows = (await service.prices(known, { projectId, ...(signal && { signal }) })).flatMap(readPrice)
    this.cache.set(key, rows)
    return rows
  }
}

/** The addresses on networks that the service knows: one other would spoil the whole question. */
async function supported(service: BlockchainService, addresses: readonly string[]): Promise<readonly string[]> {
  const known = await Promise.all(addresses.map((address) => service.supports(parseCaipAddress(address).networkId)))
  return addresses.filter((_, index) => known[index] === true)
}

function readPrice(row: unknown): readonly PriceRow[] {
  if (typeof row !== 'object' || row === null) return []
  const { address, price } = row as { readonly address?: unknown; readonly price?: unknown }
  const known = usablePrice(price)
  return typeof address === 'string' && known !== undefined ? [[address, known]] : []
}
