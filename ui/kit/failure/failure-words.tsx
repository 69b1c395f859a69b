import type { FunctionComponent } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { isolate } from '../locale/isolate.js'
import { observer } from '../react/hooks.js'
import { failureMessages } from './failure-messages.js'
import { type FailureLanguage, toldFailure } from './failure-text.js'

export interface FailureWordsProps {
  readonly error: unknown
}

/** A failure in the visitor's words. A view that shows it lists `failureMessages` among its own. */
export const FailureWords: FunctionComponent<FailureWordsProps> = observer(function FailureWords({ error }: FailureWordsProps) {
  const say = useTranslate(failureMessages)
  const { locale } = useKit()
  const { sentence, own } = toldFailure(error, { say, locale })
  if (own === undefined) return sentence
  return (
    <>
      {sentence} <bdi>{own}</bdi>
    </>
  )
})

/** Says a failure in the visitor's words. */
export type SayFailure = (error: unknown) => string

/** The same for places that take a text, such as a field. `asked` is who did not answer, where it was no chain. */
export function useFailureText(asked?: FailureLanguage['asked']): SayFailure {
  const say = useTranslate(failureMessages)
  const { locale } = useKit()
  return (error) => {
    const { sentence, own } = toldFailure(error, { say, locale, asked })
    return own === undefined ? sentence : `${sentence} ${isolate(own, locale)}`
  }
}
