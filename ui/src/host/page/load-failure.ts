import type { BillfoldOptions } from '../handle/options.js'
import { failureMessages } from './early-messages.js'

export interface LoadFailureOptions {
  readonly options: BillfoldOptions
  readonly theme: string
  /** The visitor wants another try, or has closed the dialog. */
  onAnswer(isReload: boolean): void
}

/**
 * Says in a dialog that the modal did not arrive, and offers to load it again. It is part of the first file and needs nothing that
 * could be missing too: the browser's own look, without the styles of the page. Returns what closes it.
 */
export function showLoadFailure({ options, theme, onAnswer }: LoadFailureOptions): () => void {
  const language = languageOf(options).slice(0, 2)
  const known = language in failureMessages ? (language as keyof typeof failureMessages) : 'en'
  const { loadFailed, reload, close } = { ...failureMessages[known], ...options.messages?.['host'] }
  const dialog = document.createElement('dialog')
  dialog.style.cssText = `all:revert;font:15px/1.5 system-ui;color-scheme:${theme === 'system' ? 'light dark' : theme}`
  dialog.dir = 'auto'
  dialog.append((dialog.ariaLabel = loadFailed), document.createElement('br'))
  for (const label of [reload, close]) {
    const button = document.createElement('button')
    button.style.cssText = 'all:revert;font:inherit;margin:12px 8px 0 0;min-height:44px'
    button.append(label)
    button.addEventListener('click', () => dialog.close(label))
    dialog.append(button)
  }
  dialog.addEventListener('close', () => {
    dialog.remove()
    onAnswer(dialog.returnValue === reload)
  })
  document.body.append(dialog)
  dialog.showModal()
  return () => {
    dialog.close()
    // The event follows a moment later.
    dialog.remove()
  }
}

/** The language of the handle, before it is known whether there are texts in it. */
export function languageOf({ locale }: BillfoldOptions): string {
  return locale ?? (document.documentElement.lang || navigator.language)
}
