import { fakePorts, noLeaks } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { lifetimeOf } from './lifecycle.js'

describe('lifetimeOf', () => {
  test('default: everything works as before', () => {
    const real = fakePorts()
    const { ports } = lifetimeOf(real)
    const run = vi.fn()
    ports.clock.after(10, run)
    ports.clock.idle(run)
    real.clock.advance(10)
    expect(run).toHaveBeenCalledTimes(2)
    expect(ports.clock.now()).toBe(real.clock.now())
    expect(ports.clock.monotonic()).toBe(10)
    ports.storage.write('a', '1')
    expect(ports.storage.read('a')).toBe('1')
    expect(ports.device.origin).toBe('https://app.example')
    expect(ports.device.isOnline()).toBe(true)
  })

  test('behavior: an undo works once', () => {
    const real = fakePorts()
    const { ports } = lifetimeOf(real)
    const undo = [ports.clock.after(10, vi.fn()), ports.storage.watch(vi.fn()), ports.tabs.listen(vi.fn()), ports.device.watch(vi.fn())]
    expect(real.leaks()).toEqual({ timers: 1, listeners: 3, channels: 1, requests: 0 })
    for (const step of [...undo, ...undo]) step()
    expect(real.leaks()).toEqual({ timers: 0, listeners: 0, channels: 1, requests: 0 })
  })

  test('behavior: at its end it takes back what is left, and nothing begins any more', () => {
    const real = fakePorts()
    const lifetime = lifetimeOf(real)
    const { clock, storage, tabs, device } = lifetime.ports
    const begin = (): readonly (() => void)[] => [
      clock.after(10, vi.fn()),
      clock.idle(vi.fn()),
      storage.watch(vi.fn()),
      tabs.listen(vi.fn()),
      device.watch(vi.fn()),
    ]
    begin()
    lifetime.dispose()
    for (const undo of begin()) undo()
    expect(real.leaks()).toEqual(noLeaks)
  })

  test('behavior: a port may be an object with private parts', () => {
    class Device {
      readonly #origin: string = 'https://private.example'
      get origin(): string {
        return this.#origin
      }
      isOnline(): boolean {
        return this.#origin !== ''
      }
    }
    const { device } = lifetimeOf({ ...fakePorts(), device: new Device() as never }).ports
    expect([device.origin, device.isOnline()]).toEqual(['https://private.example', true])
  })
})
