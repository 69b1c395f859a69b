import { describe, expect, test } from 'vitest'
import { fakeClock } from './fake-clock.js'
import { fakeDevice } from './fake-device.js'
import { fakePorts, noLeaks } from './fake-ports.js'

describe('fakePorts', () => {
  test('default: a desktop page at rest that holds nothing', () => {
    const ports = fakePorts()
    expect(ports.leaks()).toEqual(noLeaks)
    expect([ports.device.origin, ports.device.isMobile, ports.device.isOnline()]).toEqual(['https://app.example', false, true])
    expect([ports.uuid(), ports.uuid()]).toEqual(['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'])
    expect(ports.blob([new Uint8Array([1, 2])], 'image/png')).toMatchObject({ size: 2, type: 'image/png' })
  })

  test('parameters: a prepared part replaces the usual one', async () => {
    const clock = fakeClock({ now: 5 })
    const ports = fakePorts({ clock, device: fakeDevice({ isMobile: true, online: false }) })
    expect([ports.clock.now(), ports.device.isMobile, ports.device.isOnline()]).toEqual([5, true, false])
  })

  test('behavior: leaks counts everything that is held', async () => {
    const ports = fakePorts()
    ports.fetch.route('/', 'hang')
    const abort = new AbortController()
    const undo = [
      ports.clock.after(1, () => {}),
      ports.clock.idle(() => {}),
      ports.storage.watch(() => {}),
      ports.tabs.listen(() => {}),
      ports.device.watch(() => {}),
      () => ports.tabs.close(),
      () => abort.abort(),
    ]
    const failure = ports.fetch('https://x.example/', { method: 'GET', headers: {}, signal: abort.signal }).catch((error: unknown) => error)
    expect(ports.leaks()).toEqual({ timers: 2, listeners: 3, channels: 1, requests: 1 })
    for (const step of undo) step()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    expect(ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: a twin is another tab of the same origin', () => {
    const here = fakePorts()
    const there = here.twin()
    here.storage.write('a', '1')
    expect(there.storage.read('a')).toBe('1')
    here.clock.advance(10)
    expect(there.clock.monotonic()).toBe(0)
  })

  test('behavior: beacons and log lines are kept, device changes are told', () => {
    const { beacon, beacons, log, device } = fakePorts()
    const told: string[] = []
    device.watch((change) => told.push(change))
    device.goOffline()
    device.goOnline()
    device.hide()
    expect(device.isVisible()).toBe(false)
    device.show()
    expect(told).toEqual(['offline', 'online', 'hidden', 'visible'])

    expect(beacon('https://x.example/e', '[]')).toBe(true)
    expect(beacons).toEqual([{ url: 'https://x.example/e', body: '[]' }])

    log.write('warn', 'careful', { a: 1 })
    log.write('error', 'broken')
    expect([log.messages('warn'), log.lines.length]).toEqual([['careful'], 2])
    log.clear()
    expect(log.lines).toEqual([])
  })
})
