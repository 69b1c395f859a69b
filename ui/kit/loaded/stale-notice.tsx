import type { Loaded } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { Notice } from '../notice/notice.js'
import { observer } from '../react/hooks.js'
import { useRelativeTime } from '../text/relative-time-text.js'
import { RetryText } from './retry-button.js'

export interface StaleNoticeProps {
  readonly loaded: Loaded<unknown>
  /** The failure. Being offline is no failure. */
  readonly children: string
}

/** Says that the rows are old, since when, and when they may be refreshed. */
export const StaleNotice: FunctionComponent<StaleNoticeProps> = observer(function StaleNotice({ loaded, children }: StaleNoticeProps) {
  const say = useTranslate(laterKitMessages)
  const { at = 0, phase } = loaded
  const isOffline = phase === 'offline'
  return (
    <Notice
      icon={isOffline ? 'offline' : 'warning'}
      role="status"
      detail={say('updated', { time: useRelativeTime(at) })}
      action={<RetryText loaded={loaded} />}
    >
      {isOffline ? say('offline') : children}
    </Notice>
  )
})
