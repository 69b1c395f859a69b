import { formatUnits, parseUnits } from '@billfold/kernel/amounts'
import type { OnrampOutcome, OnrampStanding } from '../contract.js'
import { limits } from '../limits.js'

/** What is known of an order. Amounts in whole coins, as text. */
export interface OrderFacts {
  readonly standing: OnrampStanding | undefined
  /** True where somebody tells how the order stands. */
  readonly isTold: boolean
  /** What was quoted; empty where nothing was. */
  readonly expected: string
  /** What the account had before, and has now; undefined where nobody knows. */
  readonly held: string | undefined
  readonly holds: string | undefined
}

const scale = 18

/** Says what became of an order, by what the provider says and by what the account has; undefined while nobody can tell. */
export function orderOutcome({ standing, isTold, expected, held, holds }: OrderFacts): OnrampOutcome | undefined {
  const { status, deliveries = [] } = standing ?? {}
  if (status === 'declined' || status === 'expired' || status === 'failed') return status
  if (status === 'partial') return 'less'
  const [said, before, now] = [unitsOf(expected), unitsOf(held), unitsOf(holds)]
  const gained = before === undefined || now === undefined ? 0n : now - before
  if (status === 'delivered') {
    if (deliveries.length > 1) return 'twice'
    const sent = unitsOf(deliveries[0]?.amount)
    return said !== undefined && sent !== undefined && sent * 100n < said * limits.whole ? 'less' : 'arrived'
  }
  if (gained <= 0n) return undefined
  if (said === undefined || said === 0n) return 'arrived'
  if (gained * 100n >= said * limits.twice) return 'twice'
  if (gained * 100n >= said * limits.whole) return 'arrived'
  // Somebody else may have sent that: who is told waits for what the provider says.
  return isTold ? undefined : 'less'
}

/** What an account has more than before, in whole coins; undefined where nobody knows, or nothing came. */
export function gainedText({ held, holds }: { readonly held: string | undefined; readonly holds: string | undefined }): string | undefined {
  const [before, now] = [unitsOf(held), unitsOf(holds)]
  return before === undefined || now === undefined || now <= before ? undefined : formatUnits(now - before, scale)
}

function unitsOf(amount: string | undefined): bigint | undefined {
  if (amount === undefined || !/^\d+(?:\.\d+)?$/.test(amount)) return undefined
  const [whole = '', fraction = ''] = amount.split('.')
  return parseUnits(`${whole}.${fraction.slice(0, scale).padEnd(1, '0')}`, scale)
}
