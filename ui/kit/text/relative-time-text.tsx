import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { dateText, momentStyle } from './date-text.js'
import { relativeTime } from './relative-time.js'

export interface RelativeTimeProps {
  /** Milliseconds since 1970. */
  readonly time: number
}

const minute = 60_000

/** How long ago something was. The exact time is in its title. */
export function RelativeTime({ time }: RelativeTimeProps): ReactElement {
  const { locale } = useKit()
  const text = useRelativeTime(time)
  return (
    <time dateTime={new Date(time).toISOString()} title={dateText(time, locale, momentStyle)}>
      {text}
    </time>
  )
}

/** How long ago something was, to be put into a sentence. It keeps up with the clock. */
export function useRelativeTime(time: number): string {
  const { locale, now } = useKit()
  const [current, setCurrent] = useState(now)

  useEffect(() => {
    setCurrent(now())
    const timer = setInterval(() => setCurrent(now()), minute)
    return () => clearInterval(timer)
  }, [now, time])

  return relativeTime(time, { locale, now: current })
}
