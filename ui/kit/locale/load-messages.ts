import type { Catalogue } from './catalogue.js'
import type { MessageSet } from './message-set.js'
import { pseudoLocale } from './resolve-locale.js'

/** The words of several packages in one language, by the set's id. */
export type Dictionaries = ReadonlyMap<string, Catalogue>

export interface LoadMessagesOptions {
  readonly sets: readonly MessageSet[]
  readonly language: string
  /** Told when the words of a set did not arrive. It is then said in English. */
  readonly report: (failure: { readonly set: string; readonly language: string; readonly cause: unknown }) => void
}

/** Fetches the words of a language. A set that has none, or whose words fail to arrive, is left out. */
export async function loadMessages({ sets, language, report }: LoadMessagesOptions): Promise<Dictionaries> {
  const loaded = await Promise.all(
    sets.map(async (set): Promise<readonly [string, Catalogue] | undefined> => {
      try {
        const words = await wordsOf(set, language)
        return words === undefined ? undefined : [set.id, words]
      } catch (cause) {
        report({ set: set.id, language, cause })
        return undefined
      }
    }),
  )
  return new Map(loaded.filter((entry) => entry !== undefined))
}

async function wordsOf(set: MessageSet, language: string): Promise<Catalogue | undefined> {
  if (language === pseudoLocale) return pseudoWords(set)
  if (language === 'en') return undefined
  const load = Object.hasOwn(set.load, language) ? set.load : await set.more?.()
  return load !== undefined && Object.hasOwn(load, language) ? load[language]?.() : undefined
}

/** Makes the words of a language for tests, whose code comes when it is asked for. */
async function pseudoWords({ english, later }: MessageSet): Promise<Catalogue> {
  const { pseudoCatalogue } = await import('./pseudo.js')
  return pseudoCatalogue({ ...english, ...(await later?.()) })
}
