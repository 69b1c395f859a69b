import { dateText } from '@billfold/ui/kit'
import type { ActivityMonth, Transaction } from '../contract.js'

/** Groups transactions, newest first, by year and then by month, as the calendar of the device has them. */
export function byMonth(transactions: readonly Transaction[]): readonly ActivityMonth[] {
  const months: (ActivityMonth & { readonly transactions: Transaction[] })[] = []
  for (const transaction of transactions) {
    const date = new Date(transaction.minedAt)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const last = months.at(-1)
    if (last?.year === year && last.month === month) last.transactions.push(transaction)
    else months.push({ year, month, transactions: [transaction] })
  }
  return months
}

/** The name of a month, with its year unless it is the current one. */
export function monthLabel({ year, month }: Pick<ActivityMonth, 'year' | 'month'>, { locale, now }: DateStyle): string {
  const isCurrent = new Date(now).getFullYear() === year
  return dateText(new Date(year, month, 15).getTime(), locale, { month: 'long', year: isCurrent ? undefined : 'numeric' })
}

export interface DateStyle {
  readonly locale: string
  /** In milliseconds since 1970. */
  readonly now: number
}
