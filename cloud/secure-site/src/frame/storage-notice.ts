import type { DeviceStore } from '../device/device-store.js'
import { button, make } from '../dom/make.js'
import type { Messages } from '../messages/messages.js'

/** Says that this browser keeps nothing here, and lets the person allow it where the browser can be asked. */
export function storageNotice({ isKept }: Pick<DeviceStore, 'isKept'>, words: Messages): HTMLElement | undefined {
  if (isKept) return undefined
  const notice = make('p', { class: 'risk caution' }, words.notKept)
  if (typeof document.requestStorageAccess !== 'function') return notice
  const allow = button(words.allowStorage, 'quiet', () => {
    document.requestStorageAccess().then(
      // What is kept from now on needs a page that begins with it.
      () => location.reload(),
      // The browser said no for the person: it asks nobody, or they declined.
      () => allow.remove(),
    )
  })
  notice.append(' ', allow)
  return notice
}
