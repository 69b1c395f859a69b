import { alice } from '@billfold/local-chains/evm/seed'
import { stringToHex } from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { devices } from './harness/devices.js'
import { type FaultWatch, watchFault } from './harness/fault-watch.js'
import { PageTime } from './harness/page-time.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { strayTopics } from './harness/stray-topics.js'
import { tenChecks } from './harness/ten-checks.js'
import { type PairingFlowOptions, usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const minute = 60_000
const quiet = /WebSocket connection to|ERR_CONNECTION_REFUSED|billfold/
const petrel = { id: 'petrel', name: 'Petrel', mobile_link: 'petrel://' }
const note = { text: 'pier 7', in: 'page' } as const
const search = { text: 'petrel', in: 'modal' } as const

const statusOf = (host: HostFlow) => async () => (await host.snapshot()).account.status
const sign = (host: HostFlow, text: string): Promise<{ readonly result?: unknown }> =>
  host.request('personal_sign', stringToHex(text), alice.address)

const shows = (host: HostFlow, text: string) => () => host.modal.getByText(text).first().isVisible()

interface Opened extends PairingFlowOptions {
  /** The page has a clock that the test turns. */
  readonly hasClock?: boolean
  /** The relay also says what is meant for others. */
  readonly hasStrays?: boolean
}

/** An app with something typed into it, watched from before its modal opens. */
async function open({ hasClock, hasStrays, ...options }: Opened = {}): Promise<FaultWatch> {
  const flow = await openPairing({ options: { wallets: { custom: [petrel] } }, ...options })
  flow.host.watch.allow(quiet)
  if (hasClock === true) await flow.host.page.clock.install()
  const strays = hasStrays === true ? await strayTopics(flow) : () => 1
  const watch = await watchFault(flow)
  onTestFinished(() => expect(strays()).toBeGreaterThan(0))
  await flow.host.page.getByLabel('Note').fill(note.text)
  return watch
}

/** Finds a wallet by what is typed, and goes to its code. */
async function searchPetrel({ host }: PairingFlow): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: /All wallets/ }).click()
  await host.modal.getByRole('searchbox').fill(search.text)
  await host.modal.getByRole('button', { name: 'Petrel' }).click()
}

async function connected({ host }: PairingFlow): Promise<void> {
  await expect.poll(statusOf(host)).toBe('connected')
  await host.modal.waitFor({ state: 'detached' })
}

describe('after every fault the ten checks hold', () => {
  test('behavior: relay unreachable at QR: within 5 s “Cannot reach relay”, Retry; copy link off; other methods usable', async () => {
    const watch = await open()
    const { host, relay } = watch.flow
    relay.faults.isClosed = true
    await watch.begins()
    await searchPetrel(watch.flow)
    await host.modal.getByText('Cannot reach relay').waitFor()
    expect(await host.modal.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
    const says = { text: /^Cannot reach relay/, wayOn: 'Try again' }
    expect(await tenChecks(watch, { says, status: 'connecting', typed: search, sockets: 6 })).toEqual([])
  })

  test('behavior: the socket drops after the QR is shown, before scan: the same QR stays valid', async () => {
    const watch = await open()
    const { flow } = watch
    await flow.openCode()
    const code = await flow.readCode()
    await watch.begins()
    flow.relay.cut()
    expect(await flow.scan()).toBe(code)
    await connected(flow)
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note })).toEqual([])
  })

  test('behavior: the socket drops after approve: the session arrives after resubscribe from the mailbox', async () => {
    const watch = await open()
    const { flow } = watch
    await flow.openCode()
    await watch.begins()
    flow.relay.faults.set({ kind: 'cut', tags: [1102], times: 1 })
    await flow.scan()
    await connected(flow)
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note })).toEqual([])
  })

  test('behavior: the relay gives duplicates: one session, one result', async () => {
    const watch = await open()
    const { flow } = watch
    await watch.begins()
    flow.relay.faults.set({ kind: 'duplicate' })
    await flow.openCode()
    await flow.scan()
    await connected(flow)
    expect((await sign(flow.host, 'twice')).result).toMatch(/^0x/)
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note, asked: ['personal_sign'] })).toEqual([])
  })

  test('behavior: messages out of order: each answer reaches who asked', async () => {
    const watch = await open()
    const { flow } = watch
    await flow.connect()
    await watch.begins()
    flow.relay.faults.set({ kind: 'reorder', tags: [1109], times: 1 })
    await Promise.all(['one', 'two'].map((text) => sign(flow.host, text)))
    const asked = ['personal_sign', 'personal_sign']
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note, asked })).toEqual([])
  })

  test('behavior: messages for an unknown topic: they are nobody’s', async () => {
    const watch = await open({ hasStrays: true })
    const { flow } = watch
    await watch.begins()
    await flow.connect()
    expect((await sign(flow.host, 'mine')).result).toMatch(/^0x/)
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note, asked: ['personal_sign'] })).toEqual([])
  })

  test('behavior: late by 4 min: late settle after expiry refused with “Link expired”, new QR', async () => {
    const watch = await open({ hasClock: true })
    const { flow } = watch
    const { host, phone } = flow
    phone.behavior = 'wait'
    await searchPetrel(flow)
    await flow.scan()
    await expect.poll(() => phone.proposals).toBe(1)
    // On a slow machine nothing may be cut off because its time was turned: the clock stands whenever somebody is waited for.
    const time = await PageTime.stop(host.page)
    await host.page.clock.fastForward(4 * minute - 40_000)
    await time.until(shows(host, 'The code was renewed. Scan this one.'), 10_000)
    await expect.poll(() => flow.relay.size).toBe(2)
    await host.page.clock.fastForward(11_000)
    await watch.begins()
    await phone.decide('approve')
    await time.until(shows(host, 'Link expired'), 10_000)
    await expect.poll(() => phone.sessions).toEqual([])
    await time.resume()
    const says = { text: /^Link expired/, wayOn: 'Copy link' }
    expect(await tenChecks(watch, { says, status: 'connecting', typed: search })).toEqual([])
  })

  test('behavior: pairing expires while on screen: new QR made by itself at 10 s before, notice', async () => {
    const watch = await open({ hasClock: true })
    const { flow } = watch
    await searchPetrel(flow)
    const first = await flow.readCode()
    await watch.begins()
    await flow.host.page.clock.fastForward(4 * minute - 10_000)
    await flow.host.modal.getByText('The code was renewed. Scan this one.').waitFor()
    expect(await flow.readCode()).not.toBe(first)
    const says = { text: /^The code was renewed/, wayOn: 'Copy link' }
    expect(await tenChecks(watch, { says, status: 'connecting', typed: search })).toEqual([])
  })

  test('behavior: wallet deletes session on its side: disconnect event, view says who ended it', async () => {
    const watch = await open()
    const { flow } = watch
    await flow.connect()
    await flow.host.open()
    await watch.begins()
    await flow.phone.disconnect()
    await expect.poll(statusOf(flow.host)).toBe('disconnected')
    expect(await watch.heard()).toContain('connection:disconnected')
    await flow.host.modal.getByText('Test phone disconnected').waitFor()
    const button = flow.host.page.locator('#connect button')
    expect([await button.getAttribute('aria-label'), await button.getAttribute('title')]).toEqual([null, null])
    const says = { text: /Test phone disconnected/, wayOn: 'Connect again' }
    expect(await tenChecks(watch, { says, status: 'disconnected', typed: note })).toEqual([])
  })

  test('behavior: phone back from deep link: page was frozen, socket dead: result fetched, under 3 s', async () => {
    const watch = await open({ browser: devices['Android Chrome'], hasClock: true })
    const { flow } = watch
    const { host, phone } = flow
    await host.page.evaluate(() => void Object.assign(window, { open: () => null }))
    phone.behavior = 'wait'
    await host.open()
    await host.modal.getByRole('button', { name: 'Petrel' }).first().click()
    const link = host.modal.getByRole('link', { name: 'Open Petrel' })
    const href = (await link.getAttribute('href')) ?? ''
    await flow.follow(href)
    await expect.poll(() => phone.proposals).toBe(1)
    await watch.begins()
    const steering = await host.context.newCDPSession(host.page)
    const time = await PageTime.stop(host.page)
    await steering.send('Page.setWebLifecycleState', { state: 'frozen' })
    await flow.cutLines(1)
    await phone.decide('approve')
    await steering.send('Page.setWebLifecycleState', { state: 'active' })
    await host.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const isConnected = async (): Promise<boolean> => (await statusOf(host)()) === 'connected'
    expect(await time.until(isConnected, 3_000)).toBeLessThan(3_000)
    await time.resume()
    await connected(flow)
    expect(await tenChecks(watch, { says: 'nothing', status: 'connected', typed: note })).toEqual([])
  })
})
