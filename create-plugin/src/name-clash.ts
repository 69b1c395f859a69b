import type { Kind } from './answers.js'
import { templateCode } from './plugin-files.js'
import { languageWords } from './language-words.js'
import { wordsOf } from './words-of.js'

/** The first word that the files of a plugin of this name could not have, because the language or they themselves have it already. */
export function nameClash(name: string, kind: Kind): string | undefined {
  const { camel, Pascal } = wordsOf(name)
  const words = templateCode(kind).flatMap((text) => text.replaceAll(saidNotRun, '').match(/[A-Za-z_$][\w$]*/g) ?? [])
  const isOwn = (word: string): boolean => word.includes('__')
  const taken = new Set([...languageWords, ...words.filter((word) => !isOwn(word))])
  const own = words.filter(isOwn).map((word) => word.replaceAll('__camel__', camel).replaceAll('__Pascal__', Pascal))
  return own.find((word) => taken.has(word))
}

/** Comments and texts. */
const saidNotRun = /\/\*[^]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm
