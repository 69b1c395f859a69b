import { toMessage } from '@billfold/kernel'
import type { FunctionComponent } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { observer } from '../react/hooks.js'
import { failureMessages } from './failure-messages.js'
import { failureText } from './failure-text.js'

export interface FailureWordsProps {
  readonly error: unknown
}

/** A failure in the visitor's words, where there are some for it. A view that shows it lists `failureMessages` among its own. */
export const FailureWords: FunctionComponent<FailureWordsProps> = observer(function FailureWords({ error }: FailureWordsProps) {
  const say = useTranslate(failureMessages)
  const { locale } = useKit()
  return failureText(error, { say, locale }) ?? <bdi>{toMessage(error)}</bdi>
})
