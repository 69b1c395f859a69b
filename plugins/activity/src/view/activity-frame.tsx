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
  const state = value?.isKnown === true ? 'empty' : value !== undefined ? 'unknown' : phase === 'offline' ? phase : 'unavailable'
  const place = { network: network?.name ?? '' }
  const address = families.account()?.address
  // The explorer still shows them where no service can list them.
  const explorer = state === 'unknown' && address !== undefined ? accountPage(network, address) : undefined
  const action =
    value === undefined ? (
      <RetryButton loaded={loaded} label={() => say('tryAgain')} />
    ) : explorer === undefined ? (
      <OtherNetwork>{say('chooseNetwork')}</OtherNetwork>
    ) : (
      <ButtonLink href={explorer} icon="external">
        {say('explorer', { explorer: network?.blockExplorers?.default.name ?? say('explorerName') })}
      </ButtonLink>
    )
  return (
    <EmptyState icon={icons[state]} title={say(state, place)} action={action}>
      {say(`${state}Text`, place)}
    </EmptyState>
  )
})

const icons = { empty: 'clock', unknown: 'clock', offline: 'offline', unavailable: 'warning' } as const
