import type { ClockPort, KernelStorage, NameResolver } from '@billfold/kernel'
import { TimedCache, cacheItem } from '@billfold/kernel/data'
import { type GenericSchema, string } from 'valibot'
import { normalizedName } from './normalized-name.js'
import type { Registry } from './registry.js'

/** Five minutes. */
const namesCache = cacheItem('cache.names', { lifetime: 5 * 60_000, capacity: 50 })
const schema: GenericSchema<unknown, string> = string()

export interface EnsResolverNeeds {
  readonly registry: Pick<Registry, 'addressOf' | 'nameOf'>
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Names that a chain knows. Each is asked about once in five minutes, whoever wants to know. */
export class EnsResolver implements NameResolver {
  private readonly cache: TimedCache<string>
  private readonly running = new Map<string, Promise<string | undefined>>()

  constructor(private readonly needs: EnsResolverNeeds) {
    const { storage, clock } = needs
    this.cache = new TimedCache({ cache: namesCache, schema, storage, clock })
  }

  async resolve(name: string): Promise<string | undefined> {
    const normalized = normalizedName(name)
    return normalized === undefined ? undefined : this.once(normalized, () => this.needs.registry.addressOf(normalized))
  }

  /** The name of an address, where the name leads back to it. */
  async reverse(address: string): Promise<string | undefined> {
    return this.once(address.toLowerCase(), async () => {
      const name = await this.needs.registry.nameOf(address)
      // Another spelling could be taken for a name of somebody else.
      if (name === undefined || normalizedName(name) !== name) return undefined
      return (await this.resolve(name))?.toLowerCase() === address.toLowerCase() ? name : undefined
    })
  }

  /** Asks unless it is known, or on its way. That nobody knows is known as well, and kept as an empty text. */
  private once(key: string, ask: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = this.cache.get(key)
    if (known !== undefined) return Promise.resolve(known === '' ? undefined : known)
    const running = this.running.get(key)
    if (running !== undefined) return running
    const asking = ask()
      .then((found) => {
        this.cache.set(key, found ?? '')
        return found
      })
      .finally(() => this.running.delete(key))
    this.running.set(key, asking)
    return asking
  }
}
