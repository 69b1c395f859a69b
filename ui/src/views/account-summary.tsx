import type { AccountState } from '@billfold/kernel'
import { observer, useKernel, BigAmount, HiddenText, TokenAmount, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { InnerView } from '../app/inner-view.js'
import { servesActive } from './serves-active.js'
import { viewMessages } from '../messages/view-messages.js'

/** The worth of the account, as a plugin knows it; the native balance where none does, and until its code is here. */
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

/** The account's amount of the network's own coin, once a plugin has found it out. */
function AccountBalance({ account: { balance, balanceSymbol } }: { readonly account: AccountState }): ReactElement | undefined {
  const say = useTranslate(viewMessages)
  if (balance === undefined) return undefined
  return (
    <BigAmount unit={balanceSymbol}>
      <HiddenText>{say('balance')} </HiddenText>
      <TokenAmount value={balance} />
    </BigAmount>
  )
}
