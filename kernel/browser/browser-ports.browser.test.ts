import { afterEach, expect, test, vi } from 'vitest'
import { type BrowserPorts, browserPorts } from './browser-ports.js'
import type { BrowserHost } from './host.js'
import { storagePort } from './storage-port.js'

const opened: BrowserPorts[] = []
const open = (host?: BrowserHost): BrowserPorts => {
  const ports = browserPorts(host === undefined ? {} : { host })
  opened.push(ports)
  return ports
}

/** A frame of this page: another tab of the same origin as far as storage and channels are concerned. */
async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<!doctype html>'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

function hostOf({ contentWindow }: HTMLIFrameElement): BrowserHost {
  if (contentWindow === null) throw new Error('the frame is in the page')
  return contentWindow as Window & typeof globalThis
}

afterEach(() => {
  for (const ports of opened.splice(0)) ports.dispose()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  localStorage.clear()
})

test('behavior: storage tells another tab', async () => {
  const [here, there] = [open(), open(hostOf(await openFrame()))]
  const listener = vi.fn()
  there.storage.watch(listener)
  here.storage.write('billfold/test/a', 'x')
  expect(there.storage.read('billfold/test/a')).toBe('x')
  await expect.poll(() => listener).toHaveBeenCalledExactlyOnceWith({ key: 'billfold/test/a', value: 'x' })
})

test('behavior: in a sandboxed frame storage throws at its use, not when the port is made', async () => {
  const answers: unknown[] = []
  const listen = ({ data }: MessageEvent): void => void answers.push(data)
  window.addEventListener('message', listen)
  const use = `const tell = (text) => parent.postMessage(text, '*')
    const port = (${storagePort.toString()})(window, { add: (undo) => undo })
    tell('made')
    for (const run of [() => port.read('a'), () => port.write('a', 'x'), () => port.remove('a'), () => port.watch(() => {})])
      try { run() } catch (error) { tell(error.name) }`
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.srcdoc = `<script>${use}</script>`
  document.body.append(frame)
  await expect.poll(() => answers).toEqual(['made', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError'])
  window.removeEventListener('message', listen)
})

test('behavior: an answer comes in pieces, and stops coming when nobody listens', async () => {
  const { fetch } = open()
  const { signal } = new AbortController()
  const response = await fetch(location.href, { method: 'GET', headers: {}, signal })
  expect(response.status).toBe(200)
  expect(new URL(response.url).origin).toBe(location.origin)
  let size = 0
  for await (const piece of response.body ?? []) size += piece.byteLength
  expect(size).toBeGreaterThan(0)
})

test('behavior: timers and quiet moments come, and can be called off', async () => {
  const { clock } = open()
  const [timer, idle, gone] = [vi.fn(), vi.fn(), vi.fn()]
  const start = clock.monotonic()
  clock.after(5, timer)
  clock.idle(idle)
  clock.after(0, gone)()
  clock.idle(gone)()
  await expect.poll(() => [timer.mock.calls.length, idle.mock.calls.length]).toEqual([1, 1])
  expect(clock.monotonic() - start).toBeGreaterThanOrEqual(4)
  expect(gone).not.toHaveBeenCalled()
})

test('behavior: tabs hear each other', async () => {
  const [here, there] = [open(), open(hostOf(await openFrame()))]
  const listener = vi.fn()
  there.tabs.listen(listener)
  here.tabs.post({ a: [1] })
  await expect.poll(() => listener).toHaveBeenCalledExactlyOnceWith({ a: [1] })
})

test('behavior: the device is this one', async () => {
  const { device } = open()
  expect(device).toMatchObject({ isMobile: false, isMessagingApp: false, isSafari: false, origin: location.origin })
  expect(['linux', 'mac', 'windows']).toContain(device.os)
  expect(device.isOnline()).toBe(true)
  expect(open(hostOf(await openFrame())).device.isFramed).toBe(true)
})

test('behavior: bytes, ids and logs', async () => {
  const { blob, uuid, log } = open()
  expect(await blob([new Uint8Array([65])], 'image/png').text()).toBe('A')
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(() => log.write('debug', 'a line from the test')).not.toThrow()
})
