import type { Loaded } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'

import { Notice } from '../notice/notice.js'
import { observer } from '../react/hooks.js'
import { useRelativeTime } from '../text/relative-time-text.js'
import { TextButton } from '../text/text-button.js'
import type { RetryButtonProps } from './retry-button.js'

export interface StaleNoticeProps {
  readonly loaded: Loaded<unknown>
  /** Why what stands below is old. */
  readonly children: string
  readonly updated: (time: string) => string
  readonly retry: RetryButtonProps['label']
}

/** Says that the rows are old, since when, and when they may be refreshed. */
export const StaleNotice: FunctionComponent<StaleNoticeProps> = observer(function StaleNotice(props: StaleNoticeProps) {
  const { loaded, children, updated, retry } = props
  const { at = 0, phase, secondsLeft } = loaded
  const time = useRelativeTime(at)
  const label = retry(secondsLeft)
  return (
    <Notice
      icon={phase === 'offline' ? 'offline' : 'warning'}
      role="status"
      detail={updated(time)}
      action={secondsLeft > 0 ? label : <TextButton onPress={() => void loaded.refresh()}>{label}</TextButton>}
    >
      {children}
    </Notice>
  )
})
