import type { Log } from '@billfold/kernel'
import { directionOf, kitMessages, loadMessages } from '@billfold/ui/kit'
import type { Catalogue, Dictionaries, MessageSet, MissingMessage, ResolvedLocale } from '@billfold/ui/kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { offeredLanguages } from '../../kit/locale/languages.js'
import { resolveLocale } from '../../kit/locale/resolve-locale.js'
import { shellMessages } from '../messages/shell-messages.js'
import type { AppSettings } from './mount.js'

export interface LocaleStoreNeeds {
  /** The element that says which language stands in it. */
  readonly root: HTMLElement
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly settings: AppSettings
}

/** The language of the modal, and the words that are here in it. Words change as a whole, when all of them have arrived. */
export class LocaleStore {
  locale = 'en'
  dictionaries: Dictionaries = new Map()
  overrides: Readonly<Record<string, Catalogue>> = {}
  /** The first words are here. Never rejects. */
  readonly ready: Promise<void>
  private readonly sets = new Map<string, MessageSet>([kitMessages, shellMessages].map((set) => [set.id, set as MessageSet]))
  private settings: AppSettings
  private readonly needs: LocaleStoreNeeds
  private readonly told = new Set<string>()

  constructor(needs: LocaleStoreNeeds) {
    this.needs = needs
    this.settings = needs.settings
    makeAutoObservable<this, 'sets' | 'settings' | 'needs' | 'told'>(
      this,
      {
        ready: false,
        sets: false,
        settings: false,
        needs: false,
        told: false,
        dictionaries: observableRef,
        overrides: observableRef,
        reportMissing: false,
      },
      { autoBind: true },
    )
    this.ready = this.apply()
  }

  update(settings: AppSettings): void {
    this.settings = { ...this.settings, ...settings }
    void this.apply()
  }

  /** Fetches further words, and resolves when they are here or known not to come. */
  async need(sets: readonly MessageSet[]): Promise<void> {
    const unknown = sets.filter(({ id }) => !this.sets.has(id))
    for (const set of unknown) this.sets.set(set.id, set)
    if (unknown.length > 0) await this.apply()
  }

  /** Tells of a message that a language lacks, once. */
  reportMissing({ set, key, locale }: MissingMessage): void {
    this.once(`${set} has no "${key}" for ${locale}`, (line) => this.needs.log.warn(line))
  }

  private once(line: string, tell: (line: string) => void): void {
    if (!this.told.has(line)) tell(line)
    this.told.add(line)
  }

  private async apply(): Promise<void> {
    const { settings } = this
    const resolved = this.resolved()
    const dictionaries = await loadMessages({
      sets: [...this.sets.values()],
      language: resolved.language,
      report: ({ set, language, cause }) => this.needs.log.warn(`The words of ${set} in ${language} did not arrive`, cause),
    })
    // Whoever waits for the first words waits for those that are wanted now.
    if (settings !== this.settings) return this.apply()
    runInAction(() => {
      this.locale = resolved.locale
      this.dictionaries = dictionaries
      this.overrides = settings.messages ?? {}
    })
    const { root } = this.needs
    const direction = directionOf(resolved.locale)
    // The host part has mostly said it already, and even the same said again has everything below styled anew.
    if (root.lang !== resolved.locale) root.lang = resolved.locale
    if (root.dir !== direction) root.dir = direction
  }

  private resolved(): ResolvedLocale {
    const { ownerDocument: page } = this.needs.root
    const { locale: option } = this.settings
    if (option !== undefined && !isLocale(option)) {
      this.once(`The locale is ${JSON.stringify(option)}. Give a language tag such as "de" or "pt-BR".`, (line) =>
        this.needs.log.error(line),
      )
    }
    return resolveLocale({
      option,
      page: page.documentElement.lang,
      browser: page.defaultView?.navigator.languages,
      available: offeredLanguages,
    })
  }
}

function isLocale(wish: string): boolean {
  try {
    return Intl.getCanonicalLocales(wish).length > 0
  } catch {
    // Not a language tag.
    return false
  }
}
