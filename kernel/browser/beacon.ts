import type { BrowserHost } from './host.js'

/** Queues a text to be sent while the page goes away; false when the browser does not take it. */
export function beacon({ navigator }: Pick<BrowserHost, 'navigator'>, url: string, body: string): boolean {
  return typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)
}
