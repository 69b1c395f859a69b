/** The part of a browser's global object that the ports use. What some browsers lack is optional. */
export interface BrowserHost extends Pick<
  Window & typeof globalThis,
  | 'addEventListener'
  | 'clearTimeout'
  | 'console'
  | 'crypto'
  | 'dispatchEvent'
  | 'document'
  | 'fetch'
  | 'localStorage'
  | 'location'
  | 'navigator'
  | 'open'
  | 'parent'
  | 'performance'
  | 'removeEventListener'
  | 'self'
  | 'setTimeout'
  | 'top'
> {
  readonly BroadcastChannel?: typeof BroadcastChannel
  readonly requestIdleCallback?: typeof requestIdleCallback
  readonly cancelIdleCallback?: typeof cancelIdleCallback
}
