import type { AccountDetails, ClockPort, KernelStorage } from '@billfold/kernel'
import { type GenericSchema, nullish, string } from 'valibot'
import { safeIcon, objectOf } from '@billfold/kernel/validation'
import { limits } from '../limits.js'
import { type BlockchainService, cacheItem, clippedName, type Identity, TimedCache } from '@billfold/kernel/data'

const schema: GenericSchema<unknown, Identity> = objectOf({ name: nullish(string()), avatar: nullish(string()) })

/** Names change seldom. */
const identityCache = cacheItem('cache.identity', { lifetime: limits.identity, capacity: 50 })

export interface IdentityNeeds {
  readonly service: BlockchainService | undefined
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Names and pictures of addresses, kept for 5 min. */
export class IdentityStore {
  private readonly cache: TimedCache<Identity>

  constructor(private readonly needs: IdentityNeeds) {
    const { storage, clock } = needs
    this.cache = new TimedCache({ cache: identityCache, schema, storage, clock })
  }

  /** Name and picture of an address; nothing when nobody knows them, or no service is named. */
  async of(address: string, isWanted = (): boolean => true): Promise<Pick<AccountDetails, 'profileName' | 'profileImage'>> {
    const { service } = this.needs
    const cached = this.cache.get(address)
    if (cached !== undefined) return profile(cached)
    if (service === undefined) return {}
    try {
      const found = await service.identity(address)
      // An account that was disconnected meanwhile leaves nothing here.
      if (isWanted()) this.cache.set(address, found)
      return profile(found)
    } catch {
      // A name is an extra: without one the address stands there, and the next visit asks again.
      return {}
    }
  }
}

function profile({ name, avatar }: Identity): Pick<AccountDetails, 'profileName' | 'profileImage'> {
  const profileName = clippedName(name, limits.nameSigns)
  const isAddress = typeof avatar === 'string' && avatar.length <= limits.urlLength && avatar.startsWith('https://')
  const profileImage = safeIcon(avatar) ?? (isAddress ? avatar : undefined)
  return { ...(profileName !== undefined && { profileName }), ...(profileImage !== undefined && { profileImage }) }
}
