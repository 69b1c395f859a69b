import { OtpField, Text, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { authMessages } from '../messages/auth-messages.js'
import type { CodeEntry } from './code-entry.js'
import { useLoginFailure } from './use-login-failure.js'

export interface CodeFieldProps {
  readonly entry: CodeEntry
}

const words = { checking: 'checking', accepted: 'connected' } as const

/** The six digits, and how it stands with them. */
export const CodeField: FunctionComponent<CodeFieldProps> = observer(function CodeField({ entry }) {
  const say = useTranslate(authMessages)
  const sayFailure = useLoginFailure()
  const { code, failure, phase, type, submit } = entry
  return (
    <>
      <OtpField
        label={say('code')}
        value={code}
        autoFocus
        disabled={phase !== 'typing'}
        error={failure === undefined ? undefined : sayFailure(failure)}
        onValue={type}
        onComplete={(complete) => void submit(complete)}
      />
      <Text kind="small" role="status" align="center">
        {phase === 'typing' ? '' : say(words[phase])}
      </Text>
    </>
  )
})
