import {
  ButtonLink,
  EmptyState,
  Loading,
  OtherNetwork,
  RetryButton,
  Skeleton,
  Stack,
  StaleNotice,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'
import { accountPage } from '@billfold/kernel/data'
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
  const { value, phase, isStale } = newest
  const isFirst = value === undefined && (phase === 'loading' || phase === 'idle')
  return (
    <Loading isLoading={isFirst && pending.length === 0} skeleton={<Skeleton shape="token" count={count} />}>
      {pending.length + mined.length === 0 ? (
        <NoTransactions loaded={newest} />
      ) : (
        <Stack gap={8}>
          {isStale && (
            <StaleNotice loaded={newest} updated={(time) => say('updated', { time })} retry={() => say('tryAgain')}>
              {say(phase === 'offline' ? 'offline' : 'stale')}
            </StaleNotice>
          )}
          {children}
        </Stack>
      )}
    </Loading>
  )
})

/** Why there is nothing, and what to do next. */
const NoTransactions = observer(function NoTransactions({ loaded }: { readonly loaded: Activity['newest'] }): ReactElement {
  const say = useTranslate(activityMessages)
  const { families } = useKernel()
  const { value, phase } = loaded
  const network = families.activeNetwork
  const place = { network: network?.name ?? '' }
  if (value === undefined) {
    const isOffline = phase === 'offline'
    return (
      <EmptyState
        icon={isOffline ? 'offline' : 'warning'}
        title={say(isOffline ? 'offline' : 'unavailable')}
        action={<RetryButton loaded={loaded} label={() => say('tryAgain')} />}
      >
        {say(isOffline ? 'offlineText' : 'unavailableText')}
      </EmptyState>
    )
  }
  const address = families.account()?.address
  const href = value.isKnown || address === undefined ? undefined : accountPage(network, address)
  // The explorer still shows them where no service can list them.
  const action =
    href === undefined ? (
      <OtherNetwork>{say('chooseNetwork')}</OtherNetwork>
    ) : (
      <ButtonLink href={href} icon="external">
        {say('explorer', { explorer: network?.blockExplorers?.default.name ?? say('explorerName') })}
      </ButtonLink>
    )
  return (
    <EmptyState icon="clock" title={say(value.isKnown ? 'empty' : 'unknown', place)} action={action}>
      {say(value.isKnown ? 'emptyText' : 'unknownText', place)}
    </EmptyState>
  )
})
