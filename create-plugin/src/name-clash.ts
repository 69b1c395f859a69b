import type { Kind } from './answers.js'
import { readExamples } from './examples.js'
import { exampleNames } from './plugin-files.js'
import { nameForms } from './name-forms.js'

/** Finds the first identifier that a plugin of this name could not have, because the language or its files use it for something else. */
export function nameClash(name: string, kind: Kind): string | undefined {
  const [from, to] = [nameForms(exampleNames[kind]), nameForms(name)]
  const code = readExamples().kinds[kind].files.filter(({ path }) => /\.tsx?$/.test(path))
  const identifiers = code.flatMap(({ text }) => text.replaceAll(notCode, '').match(/[A-Za-z_$][\w$]*/g) ?? [])
  const isOwn = (word: string): boolean => word.includes(from.camel) || word.includes(from.Pascal)
  const taken = new Set([...reservedWords, ...identifiers.filter((word) => !isOwn(word))])
  const own = identifiers.filter(isOwn).map((word) => word.replaceAll(from.camel, to.camel).replaceAll(from.Pascal, to.Pascal))
  return own.find((word) => taken.has(word))
}

/** Comments and texts. */
const notCode = /\/\*[^]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm

/** Reserved words of TypeScript in a module: no function can have such a name. */
const reservedWords: readonly string[] =
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof
  undefined var void while with yield`.split(/\s+/)
