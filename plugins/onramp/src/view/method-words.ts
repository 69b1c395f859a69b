import type { Translate } from '@billfold/ui/kit'
import { methodsFor } from '../choices/amount-problem.js'
import type { PaymentCurrency } from '../contract.js'
import type { en } from '../messages/en.js'

/** A way of paying in the visitor's words; one that nobody knows here by its own name. */
export function methodWord(id: string, say: Translate<typeof en>): string {
  return id === 'card' ? say('byCard') : id === 'ach_bank_account' ? say('byBank') : id
}

/** The ways of paying that take an amount; undefined where the provider names none. */
export function methodWords(amount: string, currency: PaymentCurrency, say: Translate<typeof en>): string | undefined {
  const methods = methodsFor(amount, currency)
  return methods.length === 0 ? undefined : say('methods', { methods: methods.map((id) => methodWord(id, say)).join(', ') })
}
