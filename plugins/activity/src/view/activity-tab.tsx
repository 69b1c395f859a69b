import {
  Button,
  Faded,
  Heading,
  List,
  Loading,
  Skeleton,
  Stack,
  observer,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { type Activity, activityKey } from '../contract.js'
import { monthLabel } from '../history/by-month.js'
import { limits } from '../limits.js'
import { activityMessages } from '../messages/activity-messages.js'
import { NoTransactions } from './no-transactions.js'
import { StaleNotice } from './stale-notice.js'
import { TransactionRow } from './transaction-row.js'

/** The newest transactions of the account, and the way to all. */
const ActivityTab: FunctionComponent = observer(function ActivityTab() {
  const store = useKernel().get(activityKey)
  const { newest, pending, mined } = store
  useEffect(() => store.follow(), [store])
  const isFirst = newest.value === undefined && (newest.phase === 'loading' || newest.phase === 'idle')
  return (
    <Loading isLoading={isFirst && pending.length === 0} skeleton={<Skeleton shape="token" count={4} />}>
      {pending.length + mined.length === 0 ? <NoTransactions loaded={newest} /> : <Newest store={store} />}
    </Loading>
  )
})

const Newest = observer(function Newest({ store }: { readonly store: Activity }) {
  const say = useTranslate(activityMessages)
  const { locale, now } = useKit()
  const { router } = useKernel()
  const { newest, pending, mined, months, hasOlder } = store
  const shown = new Set(mined.slice(0, limits.tab))
  const isAll = mined.length <= limits.tab && !hasOlder
  return (
    <Stack gap={8}>
      {newest.isStale && <StaleNotice loaded={newest} />}
      <Faded isFaded={newest.isStale}>
        {pending.length > 0 && <Heading>{say('onTheWay')}</Heading>}
        {pending.length > 0 && (
          <List label={say('onTheWay')}>
            {pending.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </List>
        )}
        {months.map(({ year, month, transactions }) => {
          const rows = transactions.filter((transaction) => shown.has(transaction))
          const label = monthLabel({ year, month }, { locale, now: now() })
          if (rows.length === 0) return undefined
          return (
            <div key={`${year} ${month}`}>
              <Heading>{label}</Heading>
              <List label={label}>
                {rows.map((transaction) => (
                  <TransactionRow key={transaction.id} transaction={transaction} />
                ))}
              </List>
            </div>
          )
        })}
      </Faded>
      {!isAll && (
        <Button focusKey="all transactions" onPress={() => router.push('Transactions')}>
          {say('showAll')}
        </Button>
      )}
    </Stack>
  )
})

/** The tab Activity. */
export const activityTab: ReactView<'ActivityTab'> = { component: ActivityTab, messages: [activityMessages] }
