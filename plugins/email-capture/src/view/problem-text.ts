import type { Translate } from '@billfold/ui/kit'
import type { EmailCaptureProblem } from '../contract.js'
import type { en } from '../messages/en.js'

/** What went wrong, in the visitor's language. */
export function problemText(say: Translate<typeof en>, problem: EmailCaptureProblem | undefined): string | undefined {
  if (problem === undefined) return undefined
  if (problem.kind === 'other') return problem.text
  if (problem.kind === 'too-early') return say('tooEarly', { seconds: problem.seconds })
  return say(words[problem.kind])
}

const words = { invalid: 'emailInvalid', 'mail-down': 'mailDown', 'code-wrong': 'codeWrong', 'code-over': 'codeOver' } as const
