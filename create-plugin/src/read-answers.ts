import { resolve } from 'node:path'

import { type Answers, isKind, kinds } from './answers.js'
import { type Person, settle } from './ask.js'
import { nameProblem } from './name-problem.js'
import type { Flags } from './read-flags.js'

/** Puts together what was said and what a person answers; a problem in words when it does not make a plugin. */
export async function readAnswers(flags: Flags, person: Person): Promise<Answers | { readonly problem: string }> {
  const kind = await settle({ said: flags.kind, question: kindQuestion, problem: kindProblem, advice: kindAdvice }, person)
  if ('problem' in kind) return kind
  const { answer: found } = kind
  if (!isKind(found)) return { problem: kindProblem(found) ?? kindAdvice }
  const name = await settle({ said: flags.name, question: nameQuestion, problem: (answer) => nameProblem(answer, found) }, person)
  if ('problem' in name) return name
  return { kind: found, name: name.answer, folder: resolve(flags.folder ?? `billfold-${name.answer}`) }
}

const list = Object.entries(kinds)
  .map(([kind, about]) => `  ${kind}: ${about}`)
  .join('\n')
const kindQuestion = `What kind of plugin?\n${list}\n> `
const kindAdvice = `Choose one with --kind:\n${list}`
const nameQuestion = 'Its name, such as lichen: '

function kindProblem(kind: string): string | undefined {
  if (isKind(kind)) return undefined
  return kind === '' ? 'No kind is given.' : `'${kind}' is no kind of plugin.`
}
