import { useKit, useTranslate } from '@billfold/ui/kit'
import type { Activity, ActivityMonth, Transaction } from '../contract.js'
import { monthLabel } from '../history/by-month.js'
import { activityMessages } from '../messages/activity-messages.js'

/** Transactions under one heading. */
export interface TransactionGroup {
  readonly label: string
  readonly transactions: readonly Transaction[]
}

/** Groups of a list: what is on its way, then the months. */
export function useGroups(pending: Activity['pending'], months: readonly ActivityMonth[]): readonly TransactionGroup[] {
  const say = useTranslate(activityMessages)
  const { locale, now } = useKit()
  const groups = months.map((month) => ({ ...month, label: monthLabel(month, { locale, now: now() }) }))
  return pending.length > 0 ? [{ label: say('onTheWay'), transactions: pending }, ...groups] : groups
}
