import { nearest } from '../../core/errors/nearest.js'
import { shown } from '../../core/errors/shown.js'
import { unreadable } from '../../core/parse.js'
import { pathText } from '../../core/parse-or-throw.js'
import type { OptionProblem } from './read-options.js'

/** Line for the log about a problem of the options: where it is, what was found, and what to give. */
export function problemText(problem: OptionProblem): string {
  const path = problem.path.map((step) => (typeof step === 'string' ? shown(step) : step))
  return `Option ${pathText(path) || 'object'}: ${problem.note ?? described(problem)}.`
}

function described({ path, found, expected, known }: OptionProblem): string {
  if (known !== undefined) return unknownText(String(path.at(-1)), known)
  if (found === unreadable) return `throws, give ${expected}`
  return `found ${typeof found === 'string' ? `'${shown(found)}'` : shown(found)}, give ${expected}`
}

function unknownText(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'cannot stand here'
  const close = nearest(name, known)
  return `is unknown, ${close === undefined ? `known are ${known.join(', ')}` : `did you mean ${close}?`}`
}
