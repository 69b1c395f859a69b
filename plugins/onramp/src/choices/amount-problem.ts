import { parseUnits } from '@billfold/kernel/amounts'
import type { AmountProblem, PaymentCurrency } from '../contract.js'

/** What people type: a program's exponents stand for an amount that nobody sees in the field. */
const plainDigits = /^\d{1,12}(?:\.\d{1,2})?$/

/** Looks at an amount by the limits of all ways of paying; undefined when one of them takes it. */
export function amountProblem(amount: string, { payment_method_limits: methods }: PaymentCurrency): AmountProblem | undefined {
  if (amount === '' || /^0*\.?0*$/.test(amount)) return { kind: 'none' }
  if (!plainDigits.test(amount)) return { kind: 'incorrect' }
  const units = unitsOf(amount)
  const fits = methods.filter(({ min, max }) => unitsOf(min) <= units && units <= unitsOf(max))
  if (fits.length > 0 || methods.length === 0) return undefined
  const least = methods.map(({ min }) => min).toSorted(byAmount)[0] ?? ''
  const most =
    methods
      .map(({ max }) => max)
      .toSorted(byAmount)
      .at(-1) ?? ''
  return units < unitsOf(least) ? { kind: 'least', limit: least } : { kind: 'most', limit: most }
}

/** The ways of paying that take an amount. */
export function methodsFor(amount: string, { payment_method_limits: methods }: PaymentCurrency): readonly string[] {
  const units = unitsOf(amount)
  return methods.filter(({ min, max }) => unitsOf(min) <= units && units <= unitsOf(max)).map(({ id }) => id)
}

function unitsOf(amount: string): bigint {
  return parseUnits(amount, 8) ?? 0n
}

function byAmount(one: string, other: string): number {
  return unitsOf(one) < unitsOf(other) ? -1 : 1
}
