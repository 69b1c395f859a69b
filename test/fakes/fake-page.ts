import type { PagePort, ParentPagePort } from '@billfold/kernel'

export interface FakePageOptions {
  /** Properties of the window, by name. A getter may throw. */
  readonly globals?: object
  readonly parent?: ParentPagePort
}

/** A window for tests: the plugin's side is the port, the wallets' side is the rest. */
export interface FakePage extends PagePort {
  /** Number of listeners that are subscribed. */
  readonly listeners: number
  /** Every link that was opened, and where. */
  readonly opened: readonly { readonly href: string; readonly target: string }[]
  /** Every event that was said on the page, by either side. */
  readonly said: readonly { readonly type: string; readonly detail: unknown }[]
  /** Says something as it is to whoever listens: an event that is none, for example. */
  say(type: string, event: unknown): void
  /** Leaves something on the window. */
  leave(name: string, thing: unknown): void
}

/** Makes a window for tests: empty, at the top, unless told otherwise. */
export function fakePage({ globals, parent }: FakePageOptions = {}): FakePage {
  const left = Object.create(globals ?? null) as Record<string, unknown>
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const opened: { href: string; target: string }[] = []
  const said: { type: string; detail: unknown }[] = []
  const say = (type: string, event: unknown): void => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener(event)
  }
  return {
    parent,
    opened,
    said,
    say,
    leave: (name, thing) => void (left[name] = thing),
    get listeners() {
      return [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
    },
    open: (href, target) => void opened.push({ href, target }),
    global(name) {
      try {
        return left[name]
      } catch {
        // As the port in a browser: what cannot be looked at is not there.
        return undefined
      }
    },
    names: (prefix) =>
      [left, globals ?? {}].flatMap((place) => Object.getOwnPropertyNames(place)).filter((name) => name.startsWith(prefix)),
    listen(type, listener) {
      const own = (event: unknown): void => listener(event)
      listeners.set(type, (listeners.get(type) ?? new Set()).add(own))
      return () => void listeners.get(type)?.delete(own)
    },
    dispatch(type, detail) {
      said.push({ type, detail })
      say(type, { type, detail })
    },
  }
}
