import { Button, Faded, Heading, List, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { activityKey } from '../contract.js'
import { byMonth } from '../history/by-month.js'
import * as limits from '../limits.js'
import { activityMessages } from '../messages/activity-messages.js'
import { ActivityFrame } from './activity-frame.js'
import { TransactionRow } from './transaction-row.js'
import { useGroups } from './use-groups.js'

/** The newest transactions of the account, and the way to all. */
const ActivityTab: FunctionComponent = () => (
  <ActivityFrame count={4}>
    <Newest />
  </ActivityFrame>
)

const Newest = observer(function Newest() {
  const say = useTranslate(activityMessages)
  const { router, get } = useKernel()
  const { newest, pending, mined, hasOlder } = get(activityKey)
  const groups = useGroups(pending, byMonth(mined.slice(0, limits.tab)))
  return (
    <>
      <Faded isFaded={newest.isStale}>
        {groups.map(({ label, transactions }) => (
          <div key={label}>
            <Heading>{label}</Heading>
            <List label={label}>
              {transactions.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </List>
          </div>
        ))}
      </Faded>
      {(mined.length > limits.tab || hasOlder) && (
        <Button focusKey="all transactions" onPress={() => router.push('Transactions')}>
          {say('showAll')}
        </Button>
      )}
    </>
  )
})

/** The tab Activity. */
export const activityTab: ReactView<'ActivityTab'> = { component: ActivityTab, messages: [activityMessages] }
