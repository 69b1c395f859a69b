import { useCallback, useEffect, useRef, useState } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { copyText } from './copy-text.js'

export type CopyResult = 'copied' | 'copyFailed'

const resultStays = 2_000

/** Copies a text, says what came of it, and forgets it after a moment. */
export function useCopy(text: string): { readonly result: CopyResult | undefined; readonly copy: (near: Element) => void } {
  const { announce } = useKit()
  const say = useTranslate(kitMessages)
  const [result, setResult] = useState<CopyResult>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback(
    (near: Element): void => {
      const finish = (isCopied: boolean): void => {
        const came: CopyResult = isCopied ? 'copied' : 'copyFailed'
        setResult(came)
        announce(say(came))
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setResult(undefined), resultStays)
      }
      void copyText(text, near).then(finish)
    },
    [text, announce, say],
  )
  return { result, copy }
}
