import type { DeviceStore } from '../device/device-store.js'
import { button, make } from '../dom/make.js'
import type { Messages } from '../messages/messages.js'

/** The page that stands in a window of its own until the person has pressed in it. */
const ownWindow = { page: 'keep', features: 'width=480,height=640' } as const

/** Says that this browser keeps nothing here, and lets the person allow it where the browser can be asked. */
export function storageNotice({ isKept, keep }: Pick<DeviceStore, 'isKept' | 'keep'>, words: Messages): HTMLElement | undefined {
  if (isKept) return undefined
  const told = make('span', { role: 'status' }, words.notKept)
  const notice = make('div', { class: 'risk caution' }, told)
  if (keep === undefined) return notice
  // Browsers let nobody in whose own page the person has never used.
  const open = button(words.openWindow, 'quiet', () => void window.open(ownWindow.page, 'popupWindow', ownWindow.features))
  const allow = button(words.allowStorage, 'quiet', () => {
    void keep().then((outcome) => {
      if (outcome === 'kept') return notice.remove()
      // The keys that another app had kept count from the beginning of a page.
      if (outcome === 'taken') return location.reload()
      told.replaceChildren(words.storageRefused)
      notice.append(open)
    })
  })
  notice.append(allow)
  return notice
}
