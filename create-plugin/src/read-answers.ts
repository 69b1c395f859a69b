import { resolve } from 'node:path'

import { type Answers, isKind, kinds } from './answers.js'
import type { Ask } from './ask.js'
import { nameProblem } from './name-problem.js'
import type { Flags } from './read-flags.js'

/** Puts together what was said and what a person answers; a problem in words when it does not make a plugin. */
export async function readAnswers(flags: Flags, ask: Ask | undefined): Promise<Answers | { readonly problem: string }> {
  const kind = flags.kind ?? (await ask?.(kindQuestion))
  if (!isKind(kind)) return { problem: kindProblem(kind) }
  const name = flags.name ?? (await ask?.('Its name, such as lichen: ')) ?? ''
  const problem = nameProblem(name, kind)
  if (problem !== undefined) return { problem }
  return { kind, name, folder: resolve(flags.folder ?? `billfold-${name}`) }
}

const list = Object.entries(kinds)
  .map(([kind, about]) => `  ${kind}: ${about}`)
  .join('\n')
const kindQuestion = `What kind of plugin?\n${list}\n> `

function kindProblem(kind: string | undefined): string {
  const found = kind === undefined || kind === '' ? 'No kind is given' : `'${kind}' is no kind of plugin`
  return `${found}. Choose one with --kind:\n${list}`
}
