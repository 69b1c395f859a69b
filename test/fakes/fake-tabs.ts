import type { TabsPort } from '@billfold/kernel'

type Listener = (message: unknown) => void

/** One end of the line between tabs. */
export interface FakeTabs extends TabsPort {
  /** Number of listeners that are subscribed. */
  readonly listeners: number
  /** True from the first use until `close()`. */
  readonly isOpen: boolean
  /** While true, what this tab is told waits in line, as in a page that is busy or frozen. */
  isHeld: boolean
  /** Hands over what waited, oldest first. */
  flush(): void
  /** Another tab on the same line. */
  twin(): FakeTabs
}

/** Makes a line between tabs. Messages are cloned and arrive at once, in order, at every tab but the sender. */
export function fakeTabs(): FakeTabs {
  return joinLine(new Set())
}

function joinLine(line: Set<Listener>): FakeTabs {
  const listeners = new Set<Listener>()
  const waiting: unknown[] = []
  let state: 'unused' | 'open' | 'closed' = 'unused'

  const receive = (message: unknown): void => {
    if (tabs.isHeld) waiting.push(message)
    else for (const listener of [...listeners]) listener(structuredClone(message))
  }
  const use = (): void => {
    if (state === 'closed') throw Object.assign(new Error('Channel is closed'), { name: 'InvalidStateError' })
    state = 'open'
  }
  line.add(receive)

  const tabs: FakeTabs = {
    isHeld: false,
    get listeners() {
      return listeners.size
    },
    get isOpen() {
      return state === 'open'
    },
    post(message) {
      use()
      const copy: unknown = structuredClone(message)
      for (const deliver of [...line]) if (deliver !== receive) deliver(copy)
    },
    listen(listener) {
      use()
      const own: Listener = (message) => listener(message)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    close() {
      state = 'closed'
      line.delete(receive)
      listeners.clear()
    },
    flush() {
      tabs.isHeld = false
      for (const message of waiting.splice(0)) receive(message)
    },
    twin: () => joinLine(line),
  }
  return tabs
}
