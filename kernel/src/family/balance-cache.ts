import { object, string } from 'valibot'
import type { NativeBalance } from '../contract/chain-adapter.js'
import type { ClockPort } from '../contract/ports.js'
import { caches } from '../storage/caches.js'
import type { KernelStorage } from '../storage/kernel-storage.js'
import { TimedCache } from '../storage/timed-cache.js'

/** What balances were 30 s ago at most, over reloads too. */
export function balanceCache(storage: KernelStorage, clock: ClockPort): TimedCache<NativeBalance> {
  return new TimedCache({ cache: caches.nativeBalance, schema: object({ balance: string(), symbol: string() }), storage, clock })
}
