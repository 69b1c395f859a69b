import type { KernelPorts } from '@billfold/kernel'
import { type FakeClock, fakeClock } from './fake-clock.js'
import { type FakeDevice, fakeDevice } from './fake-device.js'
import { type FakeFetch, fakeFetch } from './fake-fetch.js'
import { type FakeLog, fakeLog } from './fake-log.js'
import { type FakePage, fakePage } from './fake-page.js'
import { type FakeStorage, fakeStorage } from './fake-storage.js'
import { type FakeTabs, fakeTabs } from './fake-tabs.js'

/** Something that was sent while a page went away. */
export interface FakeBeacon {
  readonly url: string
  readonly body: string
}

/** Numbers of what is still held: all zero after a kernel was destroyed. */
export interface Leaks {
  readonly timers: number
  readonly listeners: number
  readonly channels: number
  readonly requests: number
}

/** A kernel's whole world, with a handle on each part. */
export interface FakePorts extends KernelPorts {
  readonly storage: FakeStorage
  readonly fetch: FakeFetch
  readonly clock: FakeClock
  readonly tabs: FakeTabs
  readonly device: FakeDevice
  readonly page: FakePage
  readonly log: FakeLog
  /** Beacons that were sent on page hide, in order. */
  readonly beacons: readonly FakeBeacon[]
  leaks(): Leaks
  /** The same origin in another tab: storage, the line between tabs and the row of uuids are shared, everything else is its own. */
  twin(overrides?: FakePortsOverrides): FakePorts
}

/** Ports that stand in for those a test would get. */
export type FakePortsOverrides = Partial<Omit<FakePorts, 'beacons' | 'leaks' | 'twin'>>

/** Answer of `leaks()` when nothing is held. */
export const noLeaks: Leaks = { timers: 0, listeners: 0, channels: 0, requests: 0 }

/** Makes all ports of a kernel as fakes; each can be replaced by one that the test prepared. */
export function fakePorts(overrides: FakePortsOverrides = {}): FakePorts {
  const clock = overrides.clock ?? fakeClock()
  const beacons: FakeBeacon[] = []
  let uuids = 0

  const ports: FakePorts = {
    storage: fakeStorage(),
    fetch: fakeFetch({ clock }),
    tabs: fakeTabs(),
    device: fakeDevice(),
    page: fakePage(),
    log: fakeLog(),
    beacon: (url, body) => beacons.push({ url, body }) > 0,
    blob: (bytes, type) =>
      new Blob(
        bytes.map((piece) => new Uint8Array(piece)),
        { type },
      ),
    uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
    ...overrides,
    clock,
    beacons,
    leaks: () => leaksOf(ports),
    twin: (twinOverrides = {}) => fakePorts({ storage: ports.storage.twin(), tabs: ports.tabs.twin(), uuid: ports.uuid, ...twinOverrides }),
  }
  return ports
}

function leaksOf({ clock, storage, tabs, device, page, fetch }: FakePorts): Leaks {
  return {
    timers: clock.pending,
    listeners: storage.listeners + tabs.listeners + device.listeners + page.listeners,
    channels: Number(tabs.isOpen),
    requests: fetch.inFlight(),
  }
}
