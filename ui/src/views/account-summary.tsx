import type { AccountState } from '@billfold/kernel'
import { observer, useKernel } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { InnerView } from '../app/inner-view.js'
import { AccountBalance } from './account-balance.js'
import { servesActive } from './serves-active.js'

/** What the account is worth, as a plugin knows it; the native balance where none does, and until its code is here. */
export const AccountSummary: FunctionComponent<{ readonly account: AccountState }> = observer(function AccountSummary({
  account,
}: {
  readonly account: AccountState
}) {
  const { slots, families } = useKernel()
  const entry = slots.entries('account.summary').find(({ item }) => servesActive(item, families.activeNamespace))
  const balance = <AccountBalance account={account} />
  return entry === undefined ? balance : <InnerView key={entry.item.id} view={entry.item.view} meanwhile={balance} />
})
