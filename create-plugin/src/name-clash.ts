import type { Kind } from './answers.js'
import { readExamples } from './examples.js'
import { languageWords } from './language-words.js'
import { exampleNames } from './plugin-files.js'
import { wordsOf } from './words-of.js'

/** Finds the first identifier that a plugin of this name could not have, because the language or its files use it for something else. */
export function nameClash(name: string, kind: Kind): string | undefined {
  const [from, to] = [wordsOf(exampleNames[kind]), wordsOf(name)]
  const code = readExamples().kinds[kind].files.filter(({ path }) => /\.tsx?$/.test(path))
  const words = code.flatMap(({ text }) => text.replaceAll(notCode, '').match(/[A-Za-z_$][\w$]*/g) ?? [])
  const isOwn = (word: string): boolean => word.includes(from.camel) || word.includes(from.Pascal)
  const taken = new Set([...languageWords, ...words.filter((word) => !isOwn(word))])
  const own = words.filter(isOwn).map((word) => word.replaceAll(from.camel, to.camel).replaceAll(from.Pascal, to.Pascal))
  return own.find((word) => taken.has(word))
}

/** Comments and texts. */
const notCode = /\/\*[^]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm
