import { type Kernel, createKernel } from '@billfold/kernel'
import { type BrowserHost, type BrowserPorts, browserPorts } from '@billfold/kernel/browser'
import { afterEach, expect, test } from 'vitest'
import { eip155 } from '@billfold/eip155'
import { fakeNetwork } from '@billfold/test/fakes'
import { safe as safePlugin } from './manifest.js'

const safe = '0x0000000000000000000000000000000000005aFe'
const networks = [fakeNetwork('eip155')]
const undo: (() => unknown)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

interface App {
  readonly kernel: Kernel
  readonly inside: Window
}

/** A page in a frame of this one, as apps stand in Safe's page. */
async function openApp(origins: readonly string[]): Promise<App> {
  const inside = openFrame()
  const ports: BrowserPorts = browserPorts({ host: inside as unknown as BrowserHost })
  const kernel = createKernel(ports, [eip155(), safePlugin({ origins })], { projectId: 'p', networks, storagePrefix: 'safe' })
  undo.push(async () => {
    await kernel.destroy()
    ports.dispose()
  })
  await kernel.start()
  return { kernel, inside }
}

function openFrame(): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  undo.push(() => frame.remove())
  return frame.contentWindow as Window
}

/** Collects the questions that an app in a frame asks this page, which plays Safe. */
function hearQuestions(): readonly { readonly id: string; readonly method: string }[] {
  const asked: { readonly id: string; readonly method: string }[] = []
  const hear = ({ data }: MessageEvent<{ id?: string; method?: string; env?: object }>): void => {
    if (data?.env !== undefined && data.id !== undefined && data.method !== undefined) asked.push({ id: data.id, method: data.method })
  }
  window.addEventListener('message', hear)
  undo.push(() => window.removeEventListener('message', hear))
  return asked
}

/** Waits until a window has heard every message that was sent to it so far. */
function delivered(target: Window): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  target.addEventListener('message', ({ ports: [port] }) => port?.postMessage('heard'))
  target.postMessage('all heard?', location.origin, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
  })
}

const answerTo = (id: string | undefined): object => ({ id, success: true, version: '1.0.0', data: { safeAddress: safe, chainId: 1 } })

test('default: an app in a Safe is connected to it by real messages, without a prompt', async () => {
  const asked = hearQuestions()
  const { kernel, inside } = await openApp([location.origin])
  for (const count of [1, 2]) {
    await expect.poll(() => asked.length).toBe(count)
    inside.postMessage(answerTo(asked.at(-1)?.id), location.origin)
  }
  await expect.poll(() => kernel.families.account('eip155')?.address).toBe(safe)
  expect(asked.map(({ method }) => method)).toEqual(expect.arrayContaining(['getSafeInfo']))
})

test('behavior: in the frame of a page that is not allowed, nothing is asked and nothing is offered', async () => {
  const asked = hearQuestions()
  const { kernel } = await openApp(['https://app.safe.global'])
  // An app that is allowed asks once, and after anything that this one asked.
  const allowed = await openApp([location.origin])
  await expect.poll(() => allowed.kernel.families.account('eip155')?.status).toBe('reconnecting')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await delivered(window)
  expect(asked).toHaveLength(1)
  expect(kernel.connectors.byId('safe')).toBeUndefined()
})

test('behavior: another frame of the same page is not believed', async () => {
  const asked = hearQuestions()
  const { kernel, inside } = await openApp([location.origin])
  await expect.poll(() => asked.length).toBe(1)
  const { Function: make } = openFrame() as Window & typeof globalThis
  // It speaks as itself: the browser says who sent a message.
  const speak = make('target', 'message', 'origin', 'target.postMessage(message, origin)') as (...given: unknown[]) => void
  speak(inside, answerTo(asked[0]?.id), location.origin)
  // A page that believes it has done so before the message behind it is heard.
  await delivered(inside)
  expect([asked.length, kernel.families.account('eip155')?.status]).toEqual([1, 'reconnecting'])
  inside.postMessage(answerTo(asked[0]?.id), location.origin)
  await expect.poll(() => asked.length).toBe(2)
})
