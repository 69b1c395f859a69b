import { OtpField, Text, observer, useLateFailure, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { authMessages, loadLoginFailureWords } from '../messages/auth-messages.js'
import type { CodeEntry } from './code-entry.js'

export interface CodeFieldProps {
  readonly entry: CodeEntry
}

const words = { checking: 'checking', accepted: 'connected' } as const

/** The six digits, and how it stands with them. */
export const CodeField: FunctionComponent<CodeFieldProps> = observer(function CodeField({ entry }) {
  const say = useTranslate(authMessages)
  const { code, failure, phase, type, submit } = entry
  const error = useLateFailure(failure, loadLoginFailureWords)
  return (
    <>
      <OtpField
        label={say('code')}
        value={code}
        autoFocus
        disabled={phase !== 'typing'}
        error={error}
        onValue={type}
        onComplete={(complete) => void submit(complete)}
      />
      <Text kind="small" role="status" align="center">
        {phase === 'typing' ? '' : say(words[phase])}
      </Text>
    </>
  )
})
