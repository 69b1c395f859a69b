import { alice, carol } from '@billfold/local-chains/evm/seed'
import { evmAnswers } from '@billfold/test-wallets/pairing'
import { stringToHex, verifyMessage } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { devices } from './harness/devices.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { evmFamily, firstChain, usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const petrel = { id: 'petrel', name: 'Petrel', mobile_link: 'petrel://' }

/** A phone with Carol's key beside a page whose own wallet has Alice's. */
async function withCarol(): Promise<PairingFlow> {
  const { chains } = inject('flows')
  const rpcUrls = { [firstChain]: Object.values(chains)[0] ?? '' }
  const flow = await openPairing({
    phone: {
      families: { eip155: { ...evmFamily, accounts: [`${firstChain}:${carol.address}`] } },
      answers: evmAnswers({ privateKey: carol.privateKey, rpcUrls }),
    },
  })
  const features = [{ id: 'multi_wallet', isEnabled: true, config: [] }]
  await flow.host.page.route('**/appkit/v1/config?*', (route) => route.fulfill({ json: { features } }))
  await flow.host.reload()
  return flow
}

const addressOf = (host: HostFlow) => async () => (await host.snapshot()).account.address
const connectorsOf = async (host: HostFlow): Promise<readonly string[]> =>
  (await host.snapshot()).connections.map(({ connectorId }) => connectorId)

async function pairBeside(flow: PairingFlow): Promise<void> {
  const { host } = flow
  await host.page.evaluate(() => window.flow?.handles[0]?.open({ view: 'ConnectWallets' }))
  await flow.openPairingRow()
  await flow.scan()
  await expect.poll(addressOf(host)).toBe(carol.address)
  await host.modal.getByText('New Wallet Added').waitFor()
  await host.page.keyboard.press('Escape')
  await host.modal.waitFor({ state: 'detached' })
}

async function signer(host: HostFlow, address: `0x${string}`): Promise<boolean> {
  const { result } = await host.request('personal_sign', stringToHex('who'), address)
  return verifyMessage({ address, message: 'who', signature: result as `0x${string}` })
}

describe('a phone beside a wallet of this browser', () => {
  test('default: the phone is the second wallet: it is in front, the first one stays', async () => {
    const flow = await withCarol()
    await flow.host.connect('Tern')
    await pairBeside(flow)
    expect((await connectorsOf(flow.host)).toSorted()).toEqual(['example.tern', 'walletConnect'])
    expect(await signer(flow.host, carol.address)).toBe(true)
    expect([flow.phone.requests, (await flow.host.wallet('example.tern')).methods.includes('personal_sign')]).toEqual([
      ['personal_sign'],
      false,
    ])
  })

  test('behavior: the phone is disconnected: the first one is in front again, and signs', async () => {
    const flow = await withCarol()
    await flow.host.connect('Tern')
    await pairBeside(flow)
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'eip155', connectorId: 'walletConnect' }))
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
    await expect.poll(() => flow.phone.sessions).toEqual([])
    await flow.host.set('example.tern', { behavior: 'approve' })
    expect(await signer(flow.host, alice.address)).toBe(true)
  })

  test('behavior: the phone ends it: it is said who did, and one goes on with the other wallet', async () => {
    const flow = await withCarol()
    await flow.host.connect('Tern')
    await pairBeside(flow)
    await flow.host.open()
    await flow.phone.disconnect()
    await flow.host.modal.getByText('Test phone disconnected').waitFor()
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
    await flow.host.modal.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(async () => (await flow.host.snapshot()).view).toBe('Account')
  })

  test('behavior: both are there after a reload, without a word to either', async () => {
    const flow = await withCarol()
    await flow.host.connect('Tern')
    await pairBeside(flow)
    await flow.host.reload()
    await flow.host.ready()
    expect((await flow.host.snapshot()).account).toMatchObject({ address: carol.address, status: 'connected' })
    expect([flow.phone.proposals, (await flow.host.wallet('example.tern')).prompts]).toEqual([1, 0])
  })
})

describe('recent wallets', () => {
  test('behavior: a wallet that was chosen and paired is listed as recent, and leads to its code', async () => {
    const flow = await openPairing({ options: { wallets: { custom: [petrel] } } })
    const methods = await flow.host.page.evaluateHandle(() => {
      const told: string[] = []
      window.flow?.handles[0]?.on('connection:connected', ({ method }) => void told.push(method))
      return told
    })
    await flow.host.open()
    await flow.host.modal.getByRole('button', { name: 'Petrel' }).first().click()
    await flow.scan()
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
    expect(await methods.jsonValue()).toEqual(['qrcode'])
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await flow.host.reload()
    await flow.host.open()
    const recent = flow.host.modal.getByRole('button', { name: /Petrel.*Recent/ })
    await recent.click()
    await flow.host.modal.getByText('Scan with Petrel').waitFor()
    expect(await flow.readCode()).toMatch(/^wc:/)
  })

  test('behavior: on a phone its method is mobile', async () => {
    const flow = await openPairing({ browser: devices['iOS Safari'], options: { wallets: { custom: [petrel] } } })
    await flow.host.page.evaluate(() => void Object.assign(window, { open: () => null }))
    const methods = await flow.host.page.evaluateHandle(() => {
      const told: string[] = []
      window.flow?.handles[0]?.on('connection:connected', ({ method }) => void told.push(method))
      return told
    })
    await flow.host.open()
    await flow.host.modal.getByRole('button', { name: 'Petrel' }).first().click()
    await flow.follow((await flow.host.modal.getByRole('link', { name: 'Open Petrel' }).getAttribute('href')) ?? '')
    await expect.poll(addressOf(flow.host)).toBe(alice.address)
    expect(await methods.jsonValue()).toEqual(['mobile'])
  })
})
