import {
  Faded,
  Heading,
  Loading,
  Notice,
  Skeleton,
  Stack,
  TextButton,
  Title,
  VirtualList,
  observer,
  useCallback,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
  useViewScroller,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { type Activity, type Transaction, activityKey } from '../contract.js'
import { monthLabel } from '../history/by-month.js'
import { activityMessages } from '../messages/activity-messages.js'
import { NoTransactions } from './no-transactions.js'
import { StaleNotice } from './stale-notice.js'
import { TransactionRow } from './transaction-row.js'

/** Every transaction of the account on its network, page by page. */
const TransactionsView: FunctionComponent = observer(function TransactionsView() {
  const say = useTranslate(activityMessages)
  const store = useKernel().get(activityKey)
  const { newest, pending, mined } = store
  useEffect(() => store.follow(), [store])
  const isFirst = newest.value === undefined && (newest.phase === 'loading' || newest.phase === 'idle')
  return (
    <Stack gap={8}>
      <Title>{say('transactions')}</Title>
      <Loading isLoading={isFirst && pending.length === 0} skeleton={<Skeleton shape="token" count={6} />}>
        {pending.length + mined.length === 0 ? <NoTransactions loaded={newest} /> : <Pages store={store} />}
      </Loading>
    </Stack>
  )
})

/** A row, and the name of the group that begins with it. */
interface Line {
  readonly transaction: Transaction
  readonly heading: string | undefined
}

const Pages = observer(function Pages({ store }: { readonly store: Activity }) {
  const say = useTranslate(activityMessages)
  const { locale, now } = useKit()
  const scroller = useViewScroller()
  const { newest, pending, months, hasOlder, olderPhase } = store
  const lines: readonly Line[] = [
    ...linesOf(pending, say('onTheWay')),
    ...months.flatMap(({ transactions, ...month }) => linesOf(transactions, monthLabel(month, { locale, now: now() }))),
  ]
  const hasFailed = olderPhase === 'failed'
  const more = useCallback(() => void store.loadOlder(), [store])
  return (
    <Stack gap={0}>
      {newest.isStale && <StaleNotice loaded={newest} />}
      <Faded isFaded={newest.isStale}>
        <VirtualList
          label={say('transactions')}
          items={lines}
          itemKey={({ transaction }) => transaction.id}
          renderItem={({ transaction, heading }) => (
            <>
              {heading !== undefined && <Heading>{heading}</Heading>}
              <TransactionRow transaction={transaction} />
            </>
          )}
          scroller={scroller}
          onMore={hasOlder && !hasFailed ? more : undefined}
          isLoadingMore={olderPhase === 'loading'}
        />
      </Faded>
      {hasFailed && (
        <Notice icon="warning" role="status" action={<TextButton onPress={() => void store.loadOlder()}>{say('tryAgain')}</TextButton>}>
          {say('olderFailed')}
        </Notice>
      )}
    </Stack>
  )
})

function linesOf(transactions: readonly Transaction[], heading: string): readonly Line[] {
  return transactions.map((transaction, index) => ({ transaction, heading: index === 0 ? heading : undefined }))
}

/** The view Transactions. */
export const transactionsView: ReactView<'Transactions'> = { component: TransactionsView, messages: [activityMessages] }
