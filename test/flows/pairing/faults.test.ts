import { alice } from '@billfold/local-chains/evm/seed'
import { stringToHex, verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const addressOf = (host: HostFlow) => async () => (await host.snapshot()).account.address
const quiet = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|billfold/

describe('the relay misbehaves', () => {
  test('behavior: the socket drops during a request: it is sent once, and its answer arrives', async () => {
    const flow = await openPairing()
    flow.host.watch.allow(quiet)
    await flow.connect()
    flow.phone.behavior = 'wait'
    const asked = flow.host.request('personal_sign', stringToHex('cut'), alice.address)
    await expect.poll(() => flow.phone.questions.length).toBe(1)
    await flow.cutLines(2)
    await flow.phone.decide('approve')
    const { result } = await asked
    expect(await verifyMessage({ address: alice.address, message: 'cut', signature: result as `0x${string}` })).toBe(true)
    expect(flow.phone.requests).toEqual(['personal_sign'])
  })

  test('behavior: messages come late and out of order: each answer reaches who asked', async () => {
    const flow = await openPairing()
    flow.relay.faults.set({ kind: 'delay', tags: [1100, 1101, 1102], milliseconds: 300 })
    await flow.connect()
    flow.relay.faults.clear()
    flow.relay.faults.set({ kind: 'reorder', tags: [1109], times: 1 })
    const [one, two] = await Promise.all(
      ['one', 'two'].map((message) => flow.host.request('personal_sign', stringToHex(message), alice.address)),
    )
    expect(await verifyMessage({ address: alice.address, message: 'one', signature: one?.result as `0x${string}` })).toBe(true)
    expect(await verifyMessage({ address: alice.address, message: 'two', signature: two?.result as `0x${string}` })).toBe(true)
  })
})

describe('the relay cannot be used', () => {
  test('behavior: unreachable at QR: within 5 s “Cannot reach relay” and Retry; other methods stay usable', async () => {
    const flow = await openPairing()
    flow.host.watch.allow(quiet)
    flow.relay.faults.isClosed = true
    await flow.host.open()
    await flow.openPairingRow()
    await flow.host.modal.getByText('Cannot reach relay').waitFor()
    expect(await flow.host.modal.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
    flow.relay.faults.clear()
    await flow.host.modal.getByRole('button', { name: 'Try again' }).click()
    await flow.scan()
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
  })

  test('behavior: a wallet of this browser connects while the relay is away', async () => {
    const flow = await openPairing()
    flow.host.watch.allow(quiet)
    flow.relay.faults.isClosed = true
    await flow.host.open()
    await flow.openPairingRow()
    await flow.host.modal.getByText('Cannot reach relay').waitFor()
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.host.choose('Tern')
    await flow.host.approve('Tern')
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
  })

  test('behavior: the first relay of the list is away: the next one is taken', async () => {
    const flow = await openPairing({ relays: (running) => ['ws://127.0.0.1:9/relay', running] })
    flow.host.watch.allow(quiet)
    await flow.openCode()
    await flow.scan()
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
  })

  test('behavior: a bad project id is APKT007, once, and wallets of this browser connect', async () => {
    const flow = await openPairing({ options: { projectId: 'nobody' }, hasNoCloud: true })
    flow.host.watch.allow(quiet)
    const alerts = await flow.host.page.evaluateHandle(() => {
      const raised: string[] = []
      window.flow?.handles[0]?.on('alert:raised', ({ code }) => void raised.push(code))
      return raised
    })
    await flow.host.open()
    await flow.openPairingRow()
    await flow.host.modal.getByText('Pairing is not available').waitFor()
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.openPairingRow()
    await flow.host.modal.getByText('Pairing is not available').waitFor()
    await flow.host.modal.getByRole('button', { name: 'Try again' }).click()
    await flow.host.modal.getByText('Pairing is not available').waitFor()
    expect(await alerts.jsonValue()).toEqual(['APKT007'])
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.host.choose('Tern')
    await flow.host.approve('Tern')
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
  })

  test('behavior: offline: the QR view says offline, and resumes by itself', async () => {
    const flow = await openPairing()
    flow.host.watch.allow(quiet)
    await flow.connect()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await flow.host.context.setOffline(true)
    await flow.host.open()
    await flow.openPairingRow()
    await flow.host.modal.getByText('You are offline').waitFor()
    await flow.host.context.setOffline(false)
    expect(await flow.readCode()).toMatch(/^wc:/)
  })
})

describe('two tabs', () => {
  test('behavior: each has its own code, both know of the account that one of them paired', async () => {
    const flow = await openPairing()
    await flow.openCode()
    const other = await openPairing({ beside: flow.host })
    await other.openCode()
    expect(await other.readCode()).not.toBe(await flow.readCode())
    await flow.scan()
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
    // While a wallet is asked, what was heard waits.
    await other.host.page.keyboard.press('Escape')
    await expect.poll(addressOf(other.host)).toBe(alice.address)
    // The whole answer, so that a failure says why.
    expect(await other.host.request('personal_sign', stringToHex('two'), alice.address)).toMatchObject({
      result: expect.stringMatching(/^0x/),
    })
  })
})
