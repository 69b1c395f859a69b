import type { DevicePort } from '@billfold/kernel'

type Change = Parameters<Parameters<DevicePort['watch']>[0]>[0]

export interface FakeDeviceOptions extends Partial<Omit<DevicePort, 'isOnline' | 'isVisible' | 'watch'>> {
  readonly online?: boolean
  readonly visible?: boolean
}

/** A device whose line and whose page a test takes away. */
export interface FakeDevice extends DevicePort {
  /** Number of watchers that are subscribed. */
  readonly listeners: number
  goOffline(): void
  goOnline(): void
  hide(): void
  show(): void
}

/** Makes a device for tests: a desktop page at https://app.example unless told otherwise. */
export function fakeDevice({ online = true, visible = true, ...facts }: FakeDeviceOptions = {}): FakeDevice {
  const listeners = new Set<(change: Change) => void>()
  let isOnline = online
  let isVisible = visible
  const tell = (change: Change): void => {
    for (const listener of [...listeners]) listener(change)
  }

  return {
    isMobile: false,
    os: 'linux',
    isMessagingApp: false,
    isSafari: false,
    isFramed: false,
    origin: 'https://app.example',
    url: 'https://app.example/',
    timeZone: 'UTC',
    ...facts,
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    get listeners() {
      return listeners.size
    },
    watch(listener) {
      const own = (change: Change): void => listener(change)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    goOffline() {
      isOnline = false
      tell('offline')
    },
    goOnline() {
      isOnline = true
      tell('online')
    },
    hide() {
      isVisible = false
      tell('hidden')
    },
    show() {
      isVisible = true
      tell('visible')
    },
  }
}
