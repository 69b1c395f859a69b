import type { BillfoldOptions } from '../handle/options.js'
import { attachRoot } from './attach-root.js'
import { styles } from './early-button.module.css'
import { failureMessages } from './early-messages.js'

export interface LoadFailureOptions {
  readonly options: BillfoldOptions
  readonly theme: string
  /** The visitor wants another try, or has closed the dialog. */
  onAnswer(isReload: boolean): void
}

/**
 * Says in a dialog that the modal did not arrive, and offers to load it again. It is part of the first file and needs nothing that
 * could be missing too. Returns what closes it.
 */
export function showLoadFailure({ options, theme, onAnswer }: LoadFailureOptions): () => void {
  const language = languageOf(options).slice(0, 2)
  const known = language in failureMessages ? (language as keyof typeof failureMessages) : 'en'
  const { loadFailed, reload, close } = { ...failureMessages[known], ...options.messages?.['host'] }
  const host = document.createElement('div')
  const { root, detach } = attachRoot(host)
  const dialog = document.createElement('dialog')
  const remove = (): void => {
    detach()
    host.remove()
  }
  root.dataset['theme'] = theme
  root.append(dialog)
  dialog.className = styles['failure'] ?? ''
  dialog.dir = 'auto'
  dialog.append((dialog.ariaLabel = loadFailed))
  for (const [label, kind] of [
    [reload, 'ink'],
    [close, 'quiet'],
  ] as const) {
    const button = document.createElement('button')
    button.className = `${styles['button']} ${styles[kind]}`
    button.append(label)
    button.addEventListener('click', () => dialog.close(kind))
    dialog.append(button)
  }
  dialog.addEventListener('close', () => {
    remove()
    onAnswer(dialog.returnValue === 'ink')
  })
  document.body.append(host)
  dialog.showModal()
  return () => {
    dialog.close()
    // The event follows a moment later.
    remove()
  }
}

/** The language of the handle, before it is known whether there are texts in it. */
export function languageOf({ locale }: BillfoldOptions): string {
  return locale ?? (document.documentElement.lang || navigator.language)
}
