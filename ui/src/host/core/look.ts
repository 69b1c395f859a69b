import type { AppSettings } from '../../app/mount.js'
import type { Early } from '../handle/early.js'
import { report } from '../handle/report.js'
import type { KernelLine } from './kernel-line.js'
import { en } from './words/en.js'
import type { HostWords } from './words/en.js'
import { speak } from './words/speak.js'

/** How everything of a handle looks and speaks at the moment. */
export interface Look {
  readonly words: HostWords
  /** What the shell is told of it. */
  readonly settings: AppSettings
  /** Gives a root its language and its theme. `isPageNew`: the page's own styles may have changed, and with them the theme. */
  dress(root: HTMLElement, isPageNew?: boolean): void
  /** Speaks a language, once its words are here. When they do not arrive, what was spoken stays. */
  speak(wish: string | undefined): Promise<void>
}

/** Keeps words, direction and theme of what the host part draws. */
export function createLook({ options, store }: Early, line: KernelLine): Look {
  const overrides = options.words?.['host'] as Partial<HostWords> | undefined
  let words: HostWords = { ...en, ...overrides }
  let direction = 'ltr'
  let wish = options.locale
  return {
    get words() {
      return words
    },
    get settings() {
      return { locale: wish, words: options.words }
    },
    dress(root, isPageNew) {
      const { theme, variables, locale } = store.get()
      // Even the same language written again has the browser style everything below anew.
      if (root.lang !== locale) root.lang = locale
      if (root.dir !== direction) root.dir = direction
      if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme
      line.booted?.dress(root, { mode: theme, variables }, isPageNew)
    },
    async speak(wanted) {
      wish = wanted
      try {
        const spoken = await speak(wanted)
        if (wish !== wanted) return
        direction = spoken.direction
        words = { ...spoken.words, ...overrides }
        store.update({ locale: spoken.locale })
      } catch (error) {
        report('The words of the language did not arrive', error)
      }
    },
  }
}
