import type { ClockPort, KernelStorage, NameResolver } from '@billfold/kernel'
import { TimedCache, cacheItem } from '@billfold/kernel/data'
import { type GenericSchema, string } from 'valibot'
import { limits } from '../limits.js'
import type { NameSource } from './name-source.js'

const namesCache = cacheItem('cache.names', { lifetime: limits.lifetime, capacity: limits.kept })
const schema: GenericSchema<unknown, string> = string()

export interface CachedResolverNeeds {
  readonly source: NameSource
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Names of one source. Each name and address is asked about once in five minutes, whoever wants to know. */
export class CachedResolver implements NameResolver {
  private readonly cache: TimedCache<string>
  private readonly running = new Map<string, Promise<string | undefined>>()

  constructor(private readonly needs: CachedResolverNeeds) {
    const { storage, clock } = needs
    this.cache = new TimedCache({ cache: namesCache, schema, storage, clock })
  }

  async resolve(name: string): Promise<string | undefined> {
    const { source } = this.needs
    const written = name.length > limits.name ? undefined : source.normalize(name)
    return written === undefined ? undefined : this.once(`name ${written}`, () => source.resolve(written))
  }

  /** The name of an address, where the name leads back to it. */
  async reverse(address: string): Promise<string | undefined> {
    const { source } = this.needs
    return this.once(`of ${addressKey(address)}`, async () => {
      const name = await source.reverse?.(address)
      // Another spelling could be taken for a name of somebody else.
      if (name === undefined || name.length > limits.name || source.normalize(name) !== name) return undefined
      if (source.isConfirmed === true) return name
      const back = await this.resolve(name)
      return back !== undefined && addressKey(back) === addressKey(address) ? name : undefined
    })
  }

  async picture(name: string): Promise<string | undefined> {
    const { source } = this.needs
    return source.picture && this.once(`picture ${name}`, async () => source.picture?.(name))
  }

  /** Takes note of what became known otherwise. */
  note(name: string, address: string): void {
    this.cache.set(this.keyOf(`name ${name}`), address)
    this.cache.set(this.keyOf(`of ${addressKey(address)}`), name)
  }

  /** Asks unless it is known, or on its way. That nobody knows is known as well, and kept as an empty text. */
  private once(question: string, ask: () => Promise<string | undefined>): Promise<string | undefined> {
    const key = this.keyOf(question)
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

  private keyOf(question: string): string {
    return `${this.needs.source.id} ${question}`
  }
}

/** Addresses in hex are the same in both cases, others are not. */
function addressKey(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}
