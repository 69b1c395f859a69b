import type { DevicePort } from '../src/core/ports.js'
import { deviceTraits } from './device-facts.js'
import type { BrowserHost } from './host.js'
import { telegramBridges } from './messaging-apps.js'
import type { UndoList } from './undo-list.js'

type DeviceHost = Pick<BrowserHost, 'addEventListener' | 'document' | 'location' | 'navigator' | 'removeEventListener' | 'self' | 'top'>

/** The device and the page as the browser describes them. The address is read anew each time: pages change it. */
export function devicePort(host: DeviceHost, undos: UndoList): DevicePort {
  const { navigator, document, location } = host
  const traits = deviceTraits({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasTelegramBridge: telegramBridges.some((name) => name in host),
  })
  const isVisible = (): boolean => document.visibilityState !== 'hidden'

  return {
    ...traits,
    isFramed: host.self !== host.top,
    // The first question about dates makes the browser read its tables, which takes long: few ask.
    get timeZone() {
      return new Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    get origin() {
      return location.origin
    },
    get url() {
      return location.href
    },
    isOnline: () => navigator.onLine,
    isVisible,
    watch(listener) {
      const onVisibility = (): void => listener(isVisible() ? 'visible' : 'hidden')
      const onOnline = (): void => listener('online')
      const onOffline = (): void => listener('offline')
      // A page that comes back from the back-forward cache was frozen, whatever it last said.
      const onPageShow = (event: PageTransitionEvent): void => {
        if (event.persisted) onVisibility()
      }
      document.addEventListener('visibilitychange', onVisibility)
      host.addEventListener('online', onOnline)
      host.addEventListener('offline', onOffline)
      host.addEventListener('pageshow', onPageShow)
      return undos.add(() => {
        document.removeEventListener('visibilitychange', onVisibility)
        host.removeEventListener('online', onOnline)
        host.removeEventListener('offline', onOffline)
        host.removeEventListener('pageshow', onPageShow)
      })
    },
  }
}
