/** Record of what code did to the page around it, without the ports of the kernel. */
export interface PageWatch {
  /** Names that were added to the global object. */
  added(): readonly string[]
  /** Addresses that were asked without the kernel's http client. */
  readonly requests: readonly string[]
  /** Timers that were set without the kernel's clock and still wait. */
  readonly timers: number
  /** Puts everything back. */
  end(): void
}

type Callable = (...given: unknown[]) => unknown
type Replace = (name: string, make: (original: Callable) => Callable) => void

/** Watches the global object from now on. */
export function watchPage(): PageWatch {
  const names = new Set(Object.getOwnPropertyNames(globalThis))
  const undo: (() => void)[] = []
  const replace: Replace = (name, make) => {
    const original: unknown = Reflect.get(globalThis, name)
    if (typeof original !== 'function') return
    Reflect.set(globalThis, name, make(original as Callable))
    undo.push(() => Reflect.set(globalThis, name, original))
  }
  const requests: string[] = []
  const timers = new Set<unknown>()
  watchRequests(replace, requests)
  watchTimers(replace, timers)

  return {
    added: () => Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name)),
    requests,
    get timers() {
      return timers.size
    },
    end: () => undo.splice(0).forEach((step) => step()),
  }
}

function watchRequests(replace: Replace, requests: string[]): void {
  const refuse = (target: unknown): never => {
    requests.push(String(target))
    throw new TypeError('Requests go through the http client of the kernel')
  }
  replace('fetch', () => async (target) => refuse(target))
  for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource']) replace(name, () => (target) => refuse(target ?? name))
}

function watchTimers(replace: Replace, timers: Set<unknown>): void {
  for (const name of ['setTimeout', 'setInterval']) {
    replace(name, (original) => (run, ...rest) => {
      const timer = original(() => (name === 'setTimeout' && timers.delete(timer), (run as Callable)()), ...rest)
      timers.add(timer)
      return timer
    })
  }
  for (const name of ['clearTimeout', 'clearInterval']) {
    replace(name, (original) => (timer) => (timers.delete(timer), original(timer)))
  }
}
