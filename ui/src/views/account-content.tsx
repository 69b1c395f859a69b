import { AmountText } from '../../kit/text/amount-text.js'
import { BigAmount } from '../../kit/text/big-amount.js'
import { HiddenText } from '../../kit/hidden-text.js'
import { Stack } from '../../kit/layout/stack.js'
import type { ReactElement, ReactNode } from 'react'

import { styles } from './account-content.module.css'
import { AccountActions } from './account-actions.js'
import { AccountHead } from './account-head.js'
import type { AccountPieceProps } from './account-parts.js'
import { labelOf } from './label-of.js'

/** The account in use, without a state of its own. */
export function AccountContent(props: AccountPieceProps): ReactElement {
  const { Disconnect } = props.context.parts
  return (
    <Stack gap={20}>
      <AccountHead {...props} />
      <Summary {...props} />
      <AccountActions {...props} />
      <AccountTabs {...props} />
      <Disconnect />
    </Stack>
  )
}

/** The worth of the account, as a plugin knows it; the native balance where none does, and until its code is here. */
function Summary(props: AccountPieceProps): ReactNode {
  const { summary } = props.model
  const { Inner } = props.context.parts
  const balance = <Balance {...props} />
  return (
    <div className={summary === undefined ? styles['balance'] : styles['worth']}>
      {summary === undefined ? balance : <Inner key={summary} view={summary} meanwhile={balance} />}
    </div>
  )
}

/** The account's amount of the network's own coin, once a plugin has found it out. */
function Balance({ model, context: { say, locale } }: AccountPieceProps): ReactNode {
  const { balance, balanceSymbol } = model.account
  if (balance === undefined) return undefined
  return (
    <BigAmount unit={balanceSymbol}>
      <HiddenText>{say('balance')} </HiddenText>
      <AmountText locale={locale} value={balance} />
    </BigAmount>
  )
}

/** The tabs that plugins bring, each drawn by the view that it names. */
function AccountTabs({ model: { tabs, actions }, context }: AccountPieceProps): ReactNode {
  const { say, locale, parts, tabsId, tab, onTab } = context
  const { Tabs, Inner } = parts
  const selected = tabs.find(({ id }) => id === tab) ?? tabs[0]
  if (selected === undefined) return undefined
  return (
    <div>
      <Tabs
        id={tabsId}
        label={say('accountTabs')}
        tabs={tabs.map((each) => ({ id: each.id, label: labelOf('account.tabs', each, { say, locale }) }))}
        selected={selected.id}
        onSelect={onTab}
      >
        <div className={actions.length > 0 ? styles['short'] : styles['sheet']}>
          <Inner key={selected.id} view={selected.view} />
        </div>
      </Tabs>
    </div>
  )
}
