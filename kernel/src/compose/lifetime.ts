import type { KernelPorts } from '../core/ports.js'
import { withMethods } from '../core/plugins/with-methods.js'

/** The ports that one kernel works through. */
export interface Lifetime {
  readonly ports: KernelPorts
  /** Calls off every timer and every watcher that is left, and closes the line to other tabs. From then on nothing begins. */
  dispose(): void
}

/** Makes sure that a kernel leaves nothing behind, whichever of its parts, or of its plugins, forgot to clean up. */
export function lifetimeOf(ports: KernelPorts): Lifetime {
  const { storage, clock, tabs, device, page } = ports
  const held = new Set<() => void>()
  let isOver = false

  /** Keeps what `begin` gives back to undo it; `drop` forgets it, for what ended by itself. */
  const hold = (begin: (drop: () => void) => () => void): (() => void) => {
    if (isOver) return () => undefined
    const once = (): void => (held.delete(once) ? undo() : undefined)
    held.add(once)
    const undo = begin(() => held.delete(once))
    return once
  }
  const after: typeof clock.after = (milliseconds, run) => hold((drop) => clock.after(milliseconds, () => (drop(), run())))
  const idle: typeof clock.idle = (run) => hold((drop) => clock.idle(() => (drop(), run())))

  return {
    ports: {
      ...ports,
      clock: withMethods(clock, { after, idle }),
      storage: withMethods(storage, { watch: (listener) => hold(() => storage.watch(listener)) }),
      tabs: withMethods(tabs, { listen: (listener) => hold(() => tabs.listen(listener)) }),
      device: withMethods(device, { watch: (listener) => hold(() => device.watch(listener)) }),
      ...(page !== undefined && { page: withMethods(page, { listen: (type, listener) => hold(() => page.listen(type, listener)) }) }),
    },
    dispose() {
      isOver = true
      for (const undo of [...held]) undo()
      tabs.close()
    },
  }
}
