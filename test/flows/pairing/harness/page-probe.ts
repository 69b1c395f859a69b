import type { Page } from 'playwright'

/** Resources of a page that have to be released. */
export interface Levels {
  readonly timers: number
  /** Listeners on what outlives every view: the window, the document, media queries. */
  readonly listeners: number
  readonly sockets: number
  readonly channels: number
}

/** A promise that the app was given. */
export interface Given {
  readonly what: string
  state: 'pending' | 'kept' | 'refused'
}

/** Counters in the page. */
export interface PageProbe {
  readonly errors: string[]
  readonly given: Given[]
  timers(): number
  /** Delay of each of them, in milliseconds. */
  waits(): readonly number[]
  listeners(): number
  sockets(): number
  channels(): number
}

declare global {
  interface Window {
    probe?: PageProbe
  }
}

/** Counts in a page from its next load on: errors, what is held, and the promises that the app is given. */
export async function probePage(page: Page): Promise<void> {
  for (const script of [hearErrors, countTimers, countListeners, countLines, followPromises]) await page.addInitScript(script)
}

/** Counts the resources that the page holds now. */
export function levelsOf(page: Page): Promise<Levels> {
  return page.evaluate(() => {
    const { probe } = window
    if (probe === undefined) throw new Error('Nothing counts in this page: probe it, and load it anew')
    return { timers: probe.timers(), listeners: probe.listeners(), sockets: probe.sockets(), channels: probe.channels() }
  })
}

// Each of these goes into the page as its text: it can use nothing from outside of itself.

function hearErrors(): void {
  const errors: string[] = []
  window.addEventListener('error', ({ message }) => void errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => void errors.push(`unhandled: ${String(reason)}`))
  window.probe = Object.assign(window.probe ?? {}, { errors }) as PageProbe
}

function countTimers(): void {
  const held = new Map<unknown, number>()
  const { setTimeout: after, setInterval: every, clearTimeout: stopAfter, clearInterval: stopEvery } = window
  const arm = (run: TimerHandler, wait: number, start: (fire: () => void) => unknown): unknown => {
    const timer = start(() => {
      if (wait >= 0) held.delete(timer)
      if (typeof run === 'function') run()
    })
    held.set(timer, wait)
    return timer
  }
  const given = (run: TimerHandler, more: readonly unknown[]): TimerHandler =>
    typeof run === 'function' ? () => void (run as (...rest: unknown[]) => unknown)(...more) : run
  const stop =
    (clear: (timer?: number) => void) =>
    (timer?: number): void => {
      held.delete(timer)
      clear.call(window, timer)
    }
  Object.assign(window, {
    setTimeout: (run: TimerHandler, wait = 0, ...more: unknown[]) => arm(given(run, more), wait, (fire) => after.call(window, fire, wait)),
    // Below zero: it comes again and again.
    setInterval: (run: TimerHandler, wait = 0, ...more: unknown[]) =>
      arm(given(run, more), -wait || -1, (fire) => every.call(window, fire, wait)),
    clearTimeout: stop(stopAfter),
    clearInterval: stop(stopEvery),
  })
  const timers = { timers: () => held.size, waits: () => [...held.values()] }
  window.probe = Object.assign((window.probe ?? {}) as PageProbe, timers)
}

function countListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const ids = new WeakMap<object, number>()
  const held = new Set<string>()
  let last = 0
  const idOf = (thing: object): number => {
    const id = ids.get(thing) ?? (last += 1)
    ids.set(thing, id)
    return id
  }
  const isLasting = (target: unknown): target is EventTarget =>
    target === window || target === document || target instanceof MediaQueryList || target instanceof VisualViewport
  const isCapture = (options: unknown): boolean => options === true || (options as AddEventListenerOptions | undefined)?.capture === true
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    add.call(target, type, listener, options)
    if (!isLasting(target) || listener === null) return
    const key = [idOf(target), type, idOf(listener), isCapture(options)].join()
    const { once, signal } = typeof options === 'object' ? options : {}
    if (signal?.aborted === true) return
    held.add(key)
    if (once === true) add.call(target, type, () => held.delete(key), { once, capture: isCapture(options) })
    if (signal !== undefined) add.call(signal, 'abort', () => held.delete(key))
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    remove.call(target, type, listener, options)
    if (isLasting(target) && listener !== null) held.delete([idOf(target), type, idOf(listener), isCapture(options)].join())
  }
  window.probe = Object.assign(window.probe ?? {}, { listeners: () => held.size }) as PageProbe
}

function countLines(): void {
  const sockets = new Set<WebSocket>()
  const channels = new Set<BroadcastChannel>()
  const { WebSocket: Socket, BroadcastChannel: Channel } = window
  class CountedSocket extends Socket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
  class CountedChannel extends Channel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
    override close(): void {
      channels.delete(this)
      super.close()
    }
  }
  Object.assign(window, { WebSocket: CountedSocket, BroadcastChannel: CountedChannel })
  const lines = { sockets: () => sockets.size, channels: () => channels.size }
  window.probe = Object.assign(window.probe ?? {}, lines) as PageProbe
}

/** The first handle that a test finds in the page is one that notes what it promises, and so is the provider that it gives. */
function followPromises(): void {
  const given: Given[] = []
  const follow = (what: string, promise: Promise<unknown>): Promise<unknown> => {
    const one: Given = { what, state: 'pending' }
    given.push(one)
    promise.then(
      () => (one.state = 'kept'),
      () => (one.state = 'refused'),
    )
    return promise
  }
  const followed = (target: object, name: string): object => {
    const copy = Object.create(target) as Record<string, unknown>
    const names = [target, Object.getPrototypeOf(target) as object].flatMap((one) => Object.getOwnPropertyNames(one))
    for (const key of names.filter((one) => !(one in Object.prototype))) {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function') continue
      const value = (...asked: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, asked)
        if (!(answer instanceof Promise)) return answer
        const { method: call = '' } = (asked[0] ?? {}) as { method?: string }
        const promise = follow(`${name}.${key} ${call}`.trim(), answer)
        return key === 'getProvider' ? promise.then((provider) => provider && followed(provider, 'provider')) : promise
      }
      Object.defineProperty(copy, key, { value })
    }
    return copy
  }
  let flow: Window['flow'] = undefined
  Object.defineProperty(window, 'flow', {
    configurable: true,
    get: () => flow,
    set(made: NonNullable<Window['flow']>) {
      flow = made
      const [first] = made.handles
      if (first === undefined) return
      void follow('ready', first.ready)
      ;(made.handles as object[])[0] = followed(first, 'handle')
    },
  })
  window.probe = Object.assign(window.probe ?? {}, { given }) as PageProbe
}
