import { Notice, TextButton, observer, useRelativeTime, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Activity } from '../contract.js'
import { activityMessages } from '../messages/activity-messages.js'

export interface StaleNoticeProps {
  readonly loaded: Activity['newest']
}

/** Says that the rows are old, since when, and offers to ask again. */
export const StaleNotice: FunctionComponent<StaleNoticeProps> = observer(function StaleNotice({ loaded }: StaleNoticeProps) {
  const say = useTranslate(activityMessages)
  const time = useRelativeTime(loaded.at ?? 0)
  const isOffline = loaded.phase === 'offline'
  return (
    <Notice
      icon={isOffline ? 'offline' : 'warning'}
      role="status"
      detail={say('updated', { time })}
      action={<TextButton onPress={() => void loaded.refresh()}>{say('tryAgain')}</TextButton>}
    >
      {say(isOffline ? 'offline' : 'stale')}
    </Notice>
  )
})
