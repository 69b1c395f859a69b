import { balanceCache } from './balance-cache.js'
import type { LateBalancesNeeds } from './late-balances.js'
import { NativeBalances } from './native-balances.js'

/** Puts the balances of a family together. */
export function openBalances({ storage, ...needs }: LateBalancesNeeds): NativeBalances {
  return new NativeBalances({ ...needs, cache: balanceCache(storage, needs.clock) })
}
