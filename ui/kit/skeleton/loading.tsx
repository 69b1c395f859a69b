import { useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { useSteadyLoading } from './use-steady-loading.js'

export interface LoadingProps {
  readonly isLoading: boolean
  /** The outline of the content. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** Holds the place of what is on its way: nothing for a moment, then its outline, then itself. */
export function Loading({ isLoading, skeleton, children }: LoadingProps): ReactElement {
  const phase = useSteadyLoading(isLoading)
  const { announce } = useKit()
  const say = useTranslate(kitMessages)
  const isSeen = phase === 'skeleton'

  useEffect(() => {
    if (isSeen) announce(say('loading'))
  }, [isSeen, announce, say])

  if (phase === 'content') return <>{children}</>
  return <div aria-busy="true">{isSeen ? skeleton : undefined}</div>
}
