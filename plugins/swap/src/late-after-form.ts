import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { AfterForm, AfterFormNeeds } from './after-form.js'

/** Loads the parts that a swap needs beyond its form when they are first used. */
export function lateAfterForm(needs: AfterFormNeeds): Lazy<AfterForm> {
  return lazy(async () => new (await import('./after-form.js')).AfterForm(needs), { what: 'reviewing swaps', clock: needs.clock })
}
