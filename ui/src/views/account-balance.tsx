import type { AccountState } from '@billfold/kernel'
import { BigAmount, HiddenText, TokenAmount, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'

/** What the account has of the network's own coin, once a plugin has found it out. */
export function AccountBalance({ account: { balance, balanceSymbol } }: { readonly account: AccountState }): ReactElement | undefined {
  const say = useTranslate(viewMessages)
  if (balance === undefined) return undefined
  return (
    <BigAmount unit={balanceSymbol}>
      <HiddenText>{say('balance')} </HiddenText>
      <TokenAmount value={balance} />
    </BigAmount>
  )
}
