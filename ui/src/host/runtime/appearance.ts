import type { ApplyTheme } from '../../app/apply-theme.js'
import type { AppSettings } from '../../app/mount.js'
import type { BillfoldOptions } from '../handle/options.js'
import { report } from '../handle/report.js'
import type { SnapshotStore } from '../handle/snapshot.js'
import { en } from '../messages/en.js'
import type { HostMessages } from '../messages/en.js'
import { loadHostMessages } from '../messages/load-host-messages.js'

export interface AppearanceNeeds {
  readonly options: BillfoldOptions
  readonly store: SnapshotStore
  /** Applies a theme, once the code for that is loaded. */
  applyTheme(): ApplyTheme | undefined
}

/** Theme and language of everything that a handle draws. */
export class Appearance {
  messages: HostMessages
  private direction = 'ltr'
  private locale: string | undefined

  constructor(private readonly needs: AppearanceNeeds) {
    this.locale = needs.options.locale
    this.messages = this.overridden(en)
  }

  /** The settings that the shell is given. */
  get settings(): AppSettings {
    return { locale: this.locale, messages: this.needs.options.messages }
  }

  /** Gives a root its language and its theme. `isPageNew`: the page's own styles may have changed, and the theme with them. */
  applyTo(root: HTMLElement, isPageNew?: boolean): void {
    const { theme, variables, locale } = this.needs.store.get()
    // Even the same language written again has the browser style everything below anew.
    if (root.lang !== locale) root.lang = locale
    if (root.dir !== this.direction) root.dir = this.direction
    if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme
    this.needs.applyTheme()?.(root, { mode: theme, variables }, isPageNew)
  }

  /** Changes the language once its messages are loaded. When they do not arrive, the language before stays. */
  async setLocale(wanted: string | undefined): Promise<void> {
    this.locale = wanted
    try {
      const { locale, direction, messages } = await loadHostMessages(wanted)
      if (this.locale !== wanted) return
      this.direction = direction
      this.messages = this.overridden(messages)
      // The words have come, also where the language is the one that was named: whoever draws something draws it again.
      this.needs.store.update(this.needs.store.get().locale === locale ? {} : { locale })
    } catch (error) {
      report('The messages of the language did not arrive', error)
    }
  }

  private overridden(messages: HostMessages): HostMessages {
    return { ...messages, ...this.needs.options.messages?.['host'] }
  }
}
