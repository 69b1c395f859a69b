import type { ClockPort, KernelPorts } from '../ports.js'

/** Begins something, and keeps its undo for the end of its owner; begins nothing after that. The returned function undoes it before, once. */
export type Hold = (begin: () => () => unknown) => () => void

type HoldablePorts = Partial<Pick<KernelPorts, 'clock' | 'storage' | 'tabs' | 'device' | 'page'>>

/** The same ports, with every timer and every listener held: none of them outlives its owner, whoever forgot to clean up. */
export function heldPorts<P extends HoldablePorts>(ports: P, hold: Hold): P {
  const { clock, storage, tabs, device, page }: HoldablePorts = ports
  return {
    ...ports,
    ...(clock && { clock: heldClock(clock, hold) }),
    ...(storage && { storage: withMethods(storage, { watch: (listener) => hold(() => storage.watch(listener)) }) }),
    ...(tabs && { tabs: withMethods(tabs, { listen: (listener) => hold(() => tabs.listen(listener)) }) }),
    ...(device && { device: withMethods(device, { watch: (listener) => hold(() => device.watch(listener)) }) }),
    ...(page && { page: withMethods(page, { listen: (type, listener) => hold(() => page.listen(type, listener)) }) }),
  }
}

function heldClock(clock: ClockPort, hold: Hold): ClockPort {
  const once = (start: (run: () => void) => () => void, run: () => void): (() => void) => {
    const cancel = hold(() => start(() => (cancel(), run())))
    return cancel
  }
  return withMethods(clock, {
    after: (milliseconds, run) => once((fire) => clock.after(milliseconds, fire), run),
    idle: (run) => once((fire) => clock.idle(fire), run),
  })
}

/** The same port with some methods of ours; the others still run on the port itself, which may be any object of the host. */
function withMethods<T extends object>(port: T, methods: Partial<T>): T {
  return new Proxy(port, {
    get: (_, name) => {
      const value: unknown = Reflect.get(Object.hasOwn(methods, name) ? methods : port, name)
      return typeof value === 'function' ? (value.bind(port) as unknown) : value
    },
  })
}
