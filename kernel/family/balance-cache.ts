import { object, string } from 'valibot'
import type { NativeBalance } from '../src/wallets/contract/chain-adapter.js'
import type { ClockPort } from '../src/core/ports.js'
import { caches } from '../src/product/storage/caches.js'
import type { KernelStorage } from '../src/core/storage/kernel-storage.js'
import { TimedCache } from '../src/core/storage/timed-cache.js'

/** What balances were 30 s ago at most, over reloads too. */
export function balanceCache(storage: KernelStorage, clock: ClockPort): TimedCache<NativeBalance> {
  return new TimedCache({ cache: caches.nativeBalance, schema: object({ balance: string(), symbol: string() }), storage, clock })
}
