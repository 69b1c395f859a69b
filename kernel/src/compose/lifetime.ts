import type { KernelPorts } from '../contract/ports.js'

/** The ports that one kernel works through. */
export interface Lifetime {
  readonly ports: KernelPorts
  /** Calls off every timer and every watcher that is left, and closes the line to other tabs. From then on nothing begins through these ports. */
  dispose(): void
}

type Begin = (drop: () => void) => () => void

/** Makes sure that a kernel leaves nothing behind, whichever of its parts, or of its plugins, forgot to clean up. */
export function lifetimeOf(ports: KernelPorts): Lifetime {
  const { storage, clock, tabs, device } = ports
  const held = new Set<() => void>()
  let isOver = false
  const hold = (begin: Begin): (() => void) => {
    if (isOver) return () => undefined
    const once = (): void => (held.delete(once) ? undo() : undefined)
    held.add(once)
    const undo = begin(() => held.delete(once))
    return once
  }
  const timer = (start: (run: () => void) => () => void, run: () => void): (() => void) => hold((drop) => start(() => (drop(), run())))

  return {
    ports: {
      ...ports,
      storage: {
        read: (key) => storage.read(key),
        write: (key, value) => storage.write(key, value),
        remove: (key) => storage.remove(key),
        watch: (listener) => hold(() => storage.watch(listener)),
      },
      clock: {
        now: () => clock.now(),
        monotonic: () => clock.monotonic(),
        after: (milliseconds, run) => timer((fire) => clock.after(milliseconds, fire), run),
        idle: (run) => timer((fire) => clock.idle(fire), run),
      },
      tabs: {
        post: (message) => tabs.post(message),
        listen: (listener) => hold(() => tabs.listen(listener)),
        close: () => tabs.close(),
      },
      device: Object.create(device, { watch: { value: (listener: never) => hold(() => device.watch(listener)) } }) as typeof device,
    },
    dispose() {
      isOver = true
      for (const undo of [...held]) undo()
      tabs.close()
    },
  }
}
