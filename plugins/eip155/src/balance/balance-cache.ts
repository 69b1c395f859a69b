import { type ClockPort, type KernelStorage, type NativeBalance, TimedCache, caches } from '@billfold/kernel'
import { object, string } from 'valibot'

/** What balances were 30 s ago at most, over reloads too. */
export function balanceCache(storage: KernelStorage, clock: ClockPort): TimedCache<NativeBalance> {
  return new TimedCache({ cache: caches.nativeBalance, schema: object({ balance: string(), symbol: string() }), storage, clock })
}
