import type { Publish } from '../../core/open.js'
import type { Log } from '../../core/log/log.js'
import type { Lazy } from '../../core/lazy.js'
import type { Toasts } from '../toasts/toasts.js'
import type { AlertCode, AlertText } from './alert-texts.js'
import { providerMessages } from './provider-messages.js'

export interface AlertNeeds {
  /** The texts, loaded with the first alert. */
  readonly texts: Pick<Lazy<{ readonly alertTexts: Readonly<Record<AlertCode, AlertText>> }>, 'use'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly log: Log
  readonly publish: Publish
  /** Shows the visitor also what only a developer can change. */
  readonly isDebug: boolean
}

/** Conditions that somebody must be told about: always the developer, and the visitor where it helps. */
export class Alerts {
  private readonly raised = new Set<AlertCode>()

  constructor(private readonly needs: AlertNeeds) {}

  /** Tells about a condition; `detail` is for the log alone. */
  raise(code: AlertCode, detail?: unknown): void {
    const { texts, log } = this.needs
    this.raised.add(code)
    texts
      .use(({ alertTexts }) => this.tell(code, alertTexts[code], detail))
      .catch((error: unknown) => log.error(`${code}, whose text did not arrive`, { detail, error }))
  }

  /** Raises the alert that a provider's message stands for, each only once. True when the message is a known one. */
  raiseFor(message: string): boolean {
    const code = providerMessages.find(([words]) => message.includes(words))?.[1]
    if (code !== undefined && !this.raised.has(code)) this.raise(code, message)
    return code !== undefined
  }

  private tell(code: AlertCode, alert: AlertText, detail: unknown): void {
    const { toasts, log, publish, isDebug } = this.needs
    const { title, text, developer, isForVisitors = isDebug, isSaidByView, level = 'error' } = alert
    log[level](`${code} ${title}: ${developer}`, detail)
    if (isForVisitors && isSaidByView === undefined) toasts.show({ variant: 'error', message: text })
    publish('alert:raised', { code, title })
  }
}
