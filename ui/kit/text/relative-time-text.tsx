import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { relativeTime } from './relative-time.js'

export interface RelativeTimeProps {
  /** Milliseconds since 1970. */
  readonly time: number
}

const minute = 60_000

/** How long ago something was. The exact time is in its title. */
export function RelativeTime({ time }: RelativeTimeProps): ReactElement {
  const { locale, now } = useKit()
  const [current, setCurrent] = useState(now)

  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), minute)
    return () => clearInterval(timer)
  }, [now])

  const date = new Date(time)
  return (
    <time dateTime={date.toISOString()} title={new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)}>
      {relativeTime(time, { locale, now: current })}
    </time>
  )
}
