import { createContext, use, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { LoadingFrame } from './loading-frame.js'
import { useSteadyLoading } from './use-steady-loading.js'

export interface LoadingProps {
  readonly isLoading: boolean
  /** The outline of the content. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** True in what was loaded behind an outline: what it loads in turn goes on with one. */
const OutlineSeen = createContext(false)

/** Holds the place of what is on its way: its room at once, its outline after a moment, then itself. */
export function Loading({ isLoading, skeleton, children }: LoadingProps): ReactElement {
  const isAfterOutline = use(OutlineSeen)
  const phase = useSteadyLoading(isLoading, isAfterOutline)
  const [wasSeen, setWasSeen] = useState(false)
  const { announce } = useKit()
  const say = useTranslate(kitMessages)
  const isSeen = phase === 'skeleton'

  useEffect(() => {
    if (!isSeen) return
    setWasSeen(true)
    announce(say('loading'))
  }, [isSeen, announce, say])

  if (phase === 'content') return <OutlineSeen value={wasSeen}>{children}</OutlineSeen>
  return <LoadingFrame isSeen={isAfterOutline} skeleton={skeleton} />
}
