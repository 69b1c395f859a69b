import {
  Faded,
  Heading,
  Notice,
  Stack,
  Title,
  TryAgainText,
  VirtualList,
  observer,
  useCallback,
  useKernel,
  useTranslate,
  useViewScroller,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { activityKey } from '../contract.js'
import { laterMessages } from '../messages/later-messages.js'
import { ActivityFrame } from './activity-frame.js'
import { TransactionRow } from './transaction-row.js'
import { useGroups } from './use-groups.js'

/** Every transaction of the account on its network, page by page. */
const TransactionsView: FunctionComponent = () => {
  const say = useTranslate(laterMessages)
  return (
    <Stack gap={8}>
      <Title>{say('transactions')}</Title>
      <ActivityFrame count={6}>
        <Pages />
      </ActivityFrame>
    </Stack>
  )
}

const Pages = observer(function Pages() {
  const say = useTranslate(laterMessages)
  const store = useKernel().get(activityKey)
  const scroller = useViewScroller()
  const { newest, pending, months, hasOlder, olderPhase } = store
  // A row brings the name of the group that begins with it.
  const lines = useGroups(pending, months).flatMap(({ label, transactions }) =>
    transactions.map((transaction, index) => ({ transaction, heading: index === 0 ? label : undefined })),
  )
  const hasFailed = olderPhase === 'failed'
  const more = useCallback(() => void store.loadOlder(), [store])
  return (
    <>
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
        <Notice icon="warning" role="status" action={<TryAgainText onPress={more} />}>
          {say('olderFailed')}
        </Notice>
      )}
    </>
  )
})

/** The view Transactions. */
export const transactionsView: ReactView<'Transactions'> = { component: TransactionsView, messages: [laterMessages] }
