import {
  EmptyState,
  Loading,
  NotListed,
  NotLoaded,
  OtherNetwork,
  Skeleton,
  Stack,
  StaleNotice,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import { isFirstLoading } from '@billfold/kernel/data'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'
import type { Activity } from '../contract.js'
import { activityMessages } from '../messages/activity-messages.js'
import { useActivity } from './use-activity.js'

export interface ActivityFrameProps {
  /** The rows of its outline. */
  readonly count: number
  readonly children: ReactNode
}

/** The place of a list: its outline while it loads, why it is empty, and since when it is old. */
export const ActivityFrame: FunctionComponent<ActivityFrameProps> = observer(function ActivityFrame({
  count,
  children,
}: ActivityFrameProps) {
  const say = useTranslate(activityMessages)
  const { newest, pending, mined } = useActivity()
  return (
    <Loading isLoading={isFirstLoading(newest) && pending.length === 0} skeleton={<Skeleton shape="token" count={count} />}>
      {pending.length + mined.length === 0 ? (
        <NoTransactions loaded={newest} />
      ) : (
        <Stack gap={8}>
          {newest.isStale && <StaleNotice loaded={newest}>{say('stale')}</StaleNotice>}
          {children}
        </Stack>
      )}
    </Loading>
  )
})

/** Why there is nothing, and what to do next. */
const NoTransactions = observer(function NoTransactions({ loaded }: { readonly loaded: Activity['newest'] }): ReactElement {
  const say = useTranslate(activityMessages)
  const network = useKernel().families.activeNetwork?.name ?? ''
  if (loaded.value === undefined) {
    return (
      <NotLoaded loaded={loaded} title={say('unavailable')} offlineText={say('offlineText')}>
        {say('unavailableText')}
      </NotLoaded>
    )
  }
  if (!loaded.value.isKnown) return <NotListed icon="clock">{say('unknownText')}</NotListed>
  return (
    <EmptyState icon="clock" title={say('empty')} action={<OtherNetwork />}>
      {say('emptyText', { network })}
    </EmptyState>
  )
})
