import { useFailureText, useTranslate } from '@billfold/ui/kit'
import type { EmailCaptureProblem } from '../contract.js'
import { emailCaptureMessages } from '../messages/email-capture-messages.js'

/** Says what went wrong in the visitor's language. A view that does lists `failureMessages` among its own. */
export function useProblemText(): (problem: EmailCaptureProblem | undefined) => string | undefined {
  const say = useTranslate(emailCaptureMessages)
  const sayFailure = useFailureText('service')
  return (problem) => {
    if (problem === undefined) return undefined
    if (problem.kind === 'other') return sayFailure(problem.error)
    if (problem.kind === 'too-early') return say('tooEarly', { seconds: problem.seconds })
    return say(words[problem.kind])
  }
}

const words = { invalid: 'emailInvalid', 'mail-down': 'mailDown', 'code-wrong': 'codeWrong', 'code-over': 'codeOver' } as const
