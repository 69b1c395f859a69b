import type { Catalogue, Message } from './catalogue.js'
import type { MessageSet } from './message-set.js'

/** Faults of a package's translations, in sentences: for its test, which expects none. */
export async function catalogueProblems(set: MessageSet): Promise<readonly string[]> {
  const whole = Object.entries(set.load).map(async ([language, load]) => problemsOf(set.english, await load(), language))
  const more = Object.entries((await set.more?.()) ?? {}).map(async ([language, load]) => wordProblems(set.english, await load(), language))
  return (await Promise.all([...whole, ...more])).flat().map((problem) => `${set.id}: ${problem}`)
}

/** What is wrong with the words that are there. One that is missing is said in English, and one that is left over is never said. */
function wordProblems(english: Catalogue, translation: Catalogue, language: string): readonly string[] {
  return Object.entries(translation).flatMap(([key, message]) => {
    const source = english[key]
    return source === undefined ? [] : messageProblems(source, message, language).map((problem) => `${language} "${key}" ${problem}`)
  })
}

function problemsOf(english: Catalogue, translation: Catalogue, language: string): readonly string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(translation)])
  return [...keys].flatMap((key) => {
    const [source, message] = [english[key], translation[key]]
    if (source === undefined) return [`${language} has "${key}", which English does not have`]
    if (message === undefined) return [`${language} lacks "${key}"`]
    return messageProblems(source, message, language).map((problem) => `${language} "${key}" ${problem}`)
  })
}

function messageProblems(source: Message, message: Message, language: string): readonly string[] {
  if (typeof source !== typeof message) return ['is plural in one language and not in the other']
  const [wanted, found] = [source, message].map((one) => namesIn(typeof one === 'string' ? one : one.other))
  return [
    ...(wanted === found ? [] : [`puts in "${found}" instead of "${wanted}"`]),
    ...(isBlank(message) ? ['says nothing'] : []),
    ...(typeof message === 'string' ? [] : missingForms(message, language).map((form) => `lacks the plural form "${form}"`)),
  ]
}

function isBlank(message: Message): boolean {
  const texts: readonly string[] = typeof message === 'string' ? [message] : Object.values(message)
  return texts.some((text) => text.trim() === '')
}

/** Braces and tags, in a fixed order. */
function namesIn(text: string): string {
  return [...text.matchAll(/\{\w+\}|<\w+>/g)]
    .map(([name]) => name)
    .toSorted()
    .join(' ')
}

function missingForms(message: Exclude<Message, string>, language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => message[form] === undefined)
}
