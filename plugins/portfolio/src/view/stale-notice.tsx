import { Notice, TextButton, observer, useRelativeTime, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Loaded } from '@billfold/kernel/data'
import { portfolioMessages } from '../messages/portfolio-messages.js'

export interface StaleNoticeProps {
  readonly loaded: Loaded<unknown>
  /** The message about a failure; being offline has one of its own. */
  readonly failure: 'failed' | 'staleNfts'
}

/** Says that the rows are old, since when, and when they may be refreshed. */
export const StaleNotice: FunctionComponent<StaleNoticeProps> = observer(function StaleNotice({ loaded, failure }: StaleNoticeProps) {
  const say = useTranslate(portfolioMessages)
  const { at = 0, phase } = loaded
  const time = useRelativeTime(at)
  const isOffline = phase === 'offline'
  return (
    <Notice icon={isOffline ? 'offline' : 'warning'} role="status" detail={say('updated', { time })} action={<Retry loaded={loaded} />}>
      {say(isOffline ? 'offline' : failure)}
    </Notice>
  )
})

/** A press that asks again; until that is allowed, the seconds that are left. */
const Retry: FunctionComponent<Pick<StaleNoticeProps, 'loaded'>> = observer(function Retry({ loaded }: Pick<StaleNoticeProps, 'loaded'>) {
  const say = useTranslate(portfolioMessages)
  if (loaded.secondsLeft > 0) return <>{say('tryAgainIn', { count: loaded.secondsLeft })}</>
  return <TextButton onPress={() => void loaded.refresh()}>{say('tryAgain')}</TextButton>
})
