import { alice } from '@billfold/local-chains/evm/seed'
import { ana, solanaChainId } from '@billfold/local-chains/solana/seed'
import { evmAnswers } from '@billfold/test-wallets/pairing'
import { solanaAnswers } from '@billfold/test-wallets/solana'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { connectedFamilies } from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { bothFamilies } from '../solana/harness/solana-flow.js'
import { evmFamily, usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

/** A phone with an account of each family. */
const bothAccounts = {
  families: {
    eip155: evmFamily,
    solana: {
      chains: [solanaChainId],
      methods: ['solana_signMessage'],
      events: ['accountsChanged', 'chainChanged'],
      accounts: [`${solanaChainId}:${ana.address}`],
    },
  },
  answers: { ...evmAnswers({ privateKey: alice.privateKey, rpcUrls: {} }), ...solanaAnswers(ana) },
}

const statusOf = (host: HostFlow) => async () => (await host.snapshot()).account.status

async function asked(flow: PairingFlow): Promise<void> {
  flow.phone.behavior = 'wait'
  await flow.openCode()
  await flow.scan()
  await expect.poll(() => flow.phone.proposals).toBe(1)
}

describe('a reload', () => {
  test('behavior: while the code stands: nothing is connected, and the next code pairs', async () => {
    const flow = await openPairing()
    await flow.openCode()
    await flow.readCode()
    await flow.host.reload()
    await flow.host.ready()
    expect(await statusOf(flow.host)()).toBe('disconnected')
    await flow.connect()
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: while the phone asks: what is approved then is found and shown', async () => {
    const flow = await openPairing()
    await asked(flow)
    await flow.host.reload()
    await flow.phone.decide('approve')
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect((await flow.host.snapshot()).account.address).toBe(alice.address)
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test.each([0, 100, 300, 600])('behavior: approved %i ms after the page began to load anew: connected', async (milliseconds) => {
    const flow = await openPairing()
    await asked(flow)
    const reloaded = flow.host.reload()
    await flow.host.page.waitForTimeout(milliseconds)
    await flow.phone.decide('approve')
    await reloaded
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: approved while the page was away: the session is found when it is back', async () => {
    const flow = await openPairing()
    await asked(flow)
    await flow.host.page.goto('about:blank')
    await flow.phone.decide('approve')
    await flow.host.page.goBack()
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: approved while the page was away: every family that the wallet granted is connected when it is back', async () => {
    const flow = await openPairing({ ...bothFamilies([]), phone: bothAccounts })
    await asked(flow)
    await flow.host.page.goto('about:blank')
    await flow.phone.decide('approve')
    await flow.host.page.goBack()
    await expect.poll(() => connectedFamilies(flow.host)).toEqual(['eip155', 'solana'])
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: another code stands when the first one is approved: it connects at once, and there is one session', async () => {
    const flow = await openPairing()
    await asked(flow)
    await flow.host.reload()
    await flow.openCode()
    await flow.readCode()
    await flow.phone.decide('approve')
    await expect.poll(statusOf(flow.host)).toBe('connected')
    await flow.host.modal.waitFor({ state: 'detached' })
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: declined while the page was away: it stays disconnected, and nothing is wrong', async () => {
    const flow = await openPairing()
    await asked(flow)
    await flow.host.reload()
    await flow.phone.decide('reject')
    await flow.host.page.waitForTimeout(1_500)
    expect(await statusOf(flow.host)()).toBe('disconnected')
    await flow.host.open()
  })

  test('behavior: connected: the session is restored without a word to the phone, and signs', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.host.reload()
    await flow.host.ready()
    expect((await flow.host.snapshot()).account).toMatchObject({ address: alice.address, status: 'connected' })
    expect(flow.phone.proposals).toBe(1)
    expect((await flow.host.request('personal_sign', stringToHex('back'), alice.address)).result).toMatch(/^0x/)
  })

  test('behavior: during a request: it is not asked again, and the next one is answered', async () => {
    const flow = await openPairing()
    await flow.connect()
    flow.phone.behavior = 'wait'
    const lost = flow.host.request('personal_sign', stringToHex('lost'), alice.address).catch(() => 'gone')
    await expect.poll(() => flow.phone.requests).toEqual(['personal_sign'])
    await flow.host.reload()
    await flow.host.ready()
    await flow.phone.decide('approve')
    expect(await lost).toBe('gone')
    flow.phone.behavior = 'approve'
    expect((await flow.host.request('personal_sign', stringToHex('next'), alice.address)).result).toMatch(/^0x/)
    expect(flow.phone.requests).toEqual(['personal_sign', 'personal_sign'])
  })

  test('behavior: the phone ended the session while the page was closed: it comes back disconnected', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.host.page.goto('about:blank')
    await flow.phone.disconnect()
    await flow.host.page.goBack()
    await flow.host.ready()
    await expect.poll(statusOf(flow.host)).toBe('disconnected')
    await flow.connect()
  })
})
