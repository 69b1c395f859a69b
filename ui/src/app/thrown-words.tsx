import { FailureWords, failureMessages, observer, useEffect, useState } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { useShell } from './shell-context.js'

export interface ThrownWordsProps {
  readonly error: unknown
  /** The message of the toast, for who has no other words. */
  readonly message: string
}

/** Says a thrown value in the visitor's language. It brings its words along: no view may have asked for them. */
export const ThrownWords: FunctionComponent<ThrownWordsProps> = observer(function ThrownWords({ error }: ThrownWordsProps) {
  const { locale } = useShell()
  const [isHere, show] = useState(false)
  useEffect(() => {
    let isDrawn = true
    void locale.need([failureMessages]).then(() => isDrawn && show(true))
    return () => {
      isDrawn = false
    }
  }, [locale])
  return isHere ? <FailureWords error={error} /> : undefined
})
