/** Each of the ten checks, broken once: one that cannot fail says nothing. */
import { describe, expect, test } from 'vitest'

import { type FaultWatch, watchFault } from './harness/fault-watch.js'
import { type Aftermath, checks } from './harness/ten-checks.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

type Planted = readonly [check: string, what: string, plant: (watch: FaultWatch) => Promise<unknown>, says: RegExp]

/** A code stands, nothing is wrong, and a word is typed into the page. */
const sound: Aftermath = { says: 'nothing', status: 'connecting', typed: { text: 'pier 7', in: 'page' } }

const planted: readonly Planted[] = [
  ['uncaught errors', 'a rejection that nobody catches', inPage(leaveRejection), /planted/],
  ['input', 'a page that is busy all the time', inPage(blockThread), /answered after \d{3,} ms/],
  ['input', 'a key that is swallowed', swallowEscape, /Escape does not close it/],
  ['message', 'a message that nobody expects', inPage(sayMore), /it says \["Planted"\]/],
  ['state', 'an account that should not be there', approve, /it is connected/],
  ['promises', 'a promise that is never kept', waitForPhone, /provider\.request personal_sign/],
  ['typed text', 'a field that was emptied', inPage(emptyField), /it is ""/],
  ['sent once', 'a request that went out unasked', askTwice, /the phone was asked for \["personal_sign"\]/],
  [
    'retries',
    'a socket that is opened, and an address that is asked, again and again',
    askOften,
    /^9 sockets were opened; asked too often: GET/,
  ],
  ['secrets', 'a key on the console, in the page and in storage', tellKey, /in what leaves .*; .* in the page; .* in its storage/],
  // Code that is fetched at an idle moment may have a timer or a listener of its own while the count begins.
  [
    'undone',
    'listeners, timers and a channel that stay',
    onceClosed(stayForEver),
    /[89] more timers; [89] more listeners; 1 more channels/,
  ],
]

describe('each of the ten checks can fail', () => {
  test('default: nothing is planted: they find nothing', async () => {
    const watch = await opened()
    for (const { find } of checks) expect(await find({ watch, after: sound })).toBeUndefined()
  })

  test.each(planted)('behavior: %s: %s', async (name, _, plant, says) => {
    const watch = await opened()
    await plant(watch)
    const check = checks.find((one) => one.name === name)
    expect(await check?.find({ watch, after: sound })).toMatch(says)
  })
})

async function opened(): Promise<FaultWatch> {
  const flow = await openPairing()
  flow.host.watch.allow(/planted|WebSocket connection|404/)
  const watch = await watchFault(flow)
  await flow.host.page.getByLabel('Note').fill(sound.typed.text)
  await flow.openCode()
  await flow.readCode()
  await watch.begins()
  return watch
}

function inPage(plant: () => void): Planted[2] {
  return ({ flow }) => flow.host.page.evaluate(plant)
}

function onceClosed(plant: () => void): Planted[2] {
  return async ({ flow }) => {
    await flow.host.page.keyboard.press('Escape')
    await flow.host.modal.waitFor({ state: 'detached' })
    await flow.host.page.evaluate(plant)
  }
}

/** The page takes the key before a modal that opens after it. */
async function swallowEscape(watch: FaultWatch): Promise<void> {
  const swallow = (): void => {
    const take = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', take, true)
  }
  await onceClosed(swallow)(watch)
  await watch.flow.host.open()
}

async function askOften({ flow, asked, sockets }: FaultWatch): Promise<void> {
  await flow.host.page.evaluate(() => {
    for (let time = 0; time < 9; time += 1) new WebSocket('ws://127.0.0.1:9/planted').addEventListener('error', () => undefined)
    return Promise.all(Array.from({ length: 9 }, () => fetch('/planted'))).then(() => undefined)
  })
  await expect.poll(() => [asked.length > 8, sockets.length]).toEqual([true, 9])
}

function tellKey({ flow }: FaultWatch): Promise<void> {
  return flow.host.page.evaluate((key) => {
    console.debug(key)
    document.title = key
    localStorage.setItem('planted', key)
  }, flow.keys[0] ?? '')
}

async function approve({ flow }: FaultWatch): Promise<void> {
  await flow.scan()
  await flow.host.page.locator('#account').filter({ hasText: /^0x/ }).waitFor()
}

async function waitForPhone(watch: FaultWatch): Promise<void> {
  await approve(watch)
  watch.flow.phone.behavior = 'wait'
  await ask(watch)
}

async function askTwice(watch: FaultWatch): Promise<void> {
  await approve(watch)
  await ask(watch)
  await expect.poll(() => watch.flow.phone.requests).toHaveLength(1)
}

function ask({ flow }: FaultWatch): Promise<void> {
  return flow.host.page.evaluate(async () => {
    const provider = (await window.flow?.handles[0]?.getProvider()) as { request(given: object): Promise<unknown> }
    const [account] = (await provider.request({ method: 'eth_accounts' })) as readonly string[]
    void provider.request({ method: 'personal_sign', params: ['0x68', account] })
  })
}

// Each of these goes into the page as its text: it can use nothing from outside of itself.

function leaveRejection(): void {
  void Promise.reject(new Error('planted'))
}

function blockThread(): void {
  setInterval(() => {
    for (const end = performance.now() + 200; performance.now() < end;) void end
  }, 1)
}

function sayMore(): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = 'Planted'
  document.querySelector('billfold-modal')?.shadowRoot?.querySelector('[part=qr]')?.before(message)
}

function emptyField(): void {
  const field = document.querySelector<HTMLInputElement>('#note')
  if (field !== null) field.value = ''
}

function stayForEver(): void {
  for (let time = 0; time < 9; time += 1) {
    window.addEventListener('online', () => undefined)
    setInterval(() => undefined, 100_000)
  }
  const channel = new BroadcastChannel('planted')
  channel.addEventListener('message', () => undefined)
}
