import { type SignInAlongRequest, isRefusal } from '@billfold/kernel'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { ask, link } from '../../testing/asking.js'
import { type PairingWorld, type PairingWorldOptions, address, pairingWorld } from '../../testing/pairing-world.js'
import { privateKey } from '../../testing/test-phone.js'
import { lateFor, pairingLife } from './link-life.js'

const worlds: PairingWorld[] = []

afterEach(async () => {
  await Promise.all(worlds.splice(0).map((world) => world.stop()))
})

const signIn: SignInAlongRequest = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'n0nce678', statement: 'Berth at pier 7.' },
  ...{ resources: ['https://app.example/terms'], expirationTime: '2099-01-01T00:00:00.000Z' },
}
const account = privateKeyToAccount(privateKey)
const signing = { signIn: (message: string) => account.signMessage({ message }) }

async function openWorld(options: PairingWorldOptions): Promise<PairingWorld> {
  const opened = await pairingWorld({ signIn, ...options })
  worlds.push(opened)
  return opened
}

/** Keys and topics of links that a client still has. */
async function leftovers({ sdk }: PairingWorld): Promise<readonly number[]> {
  const { auth, core, proposal } = await sdk.open()
  return [auth.requests.length, auth.pairingTopics.length, proposal.length, core.pairing.pairings.length]
}

describe('signing in by the approval of a pairing', () => {
  test('default: one yes on the phone connects and signs', async () => {
    const page = await openWorld({ phone: signing })
    const { grant } = ask(page)
    await page.wallet.scan(await link(page))
    expect(await grant).toMatchObject({ accounts: [{ address }], networkId: 'eip155:1' })
    const [one] = page.signed
    expect([page.signed.length, page.wallet.proposals, page.wallet.requests]).toEqual([1, 1, []])
    expect(one).toMatchObject({ networkId: 'eip155:1', address })
    expect(parseSiweMessage(one?.message ?? '')).toMatchObject({ address, chainId: 1, nonce: 'n0nce678', domain: 'app.example' })
    expect(await verifyMessage({ address, message: one?.message ?? '', signature: one?.signature as `0x${string}` })).toBe(true)
    await expect.poll(() => leftovers(page)).toEqual([0, 0, 0, 0])
  })

  test('behavior: what was connected so takes requests, and ends', async () => {
    const page = await openWorld({ phone: signing })
    const { grant } = ask(page)
    await page.wallet.scan(await link(page))
    const { provider } = (await grant) as { readonly provider: { request(method: string, params: unknown): Promise<unknown> } }
    const signature = await provider.request('personal_sign', ['0x686f', address])
    expect(await verifyMessage({ address, message: 'ho', signature: signature as `0x${string}` })).toBe(true)
    await page.connector.disconnect?.()
    await expect.poll(() => page.wallet.sessions).toEqual([])
  })

  test('behavior: a phone that cannot do both at once connects, and nothing is signed', async () => {
    const page = await openWorld({ phone: {} })
    const { grant } = ask(page)
    await page.wallet.scan(await link(page))
    expect(await grant).toMatchObject({ accounts: [{ address }] })
    expect(page.signed).toEqual([])
    await expect.poll(() => leftovers(page)).toEqual([0, 0, 0, 0])
  })

  test('behavior: a link whose two questions were given one id is made anew', async () => {
    const page = await openWorld({ phone: {} })
    const asked = vi.spyOn(await page.sdk.open(), 'authenticate')
    const sameIds = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onTestFinished(() => sameIds.mockRestore())
    const { grant } = ask(page)
    await expect.poll(() => asked.mock.settledResults[0]?.type).toBe('fulfilled')
    sameIds.mockRestore()
    await page.wallet.scan(await link(page))
    expect(await grant).toMatchObject({ accounts: [{ address }] })
    await expect.poll(() => leftovers(page)).toEqual([0, 0, 0, 0])
  })

  test('behavior: a no on the phone is a refusal', async () => {
    const page = await openWorld({ phone: signing })
    page.wallet.behavior = 'reject'
    const { grant } = ask(page)
    await page.wallet.scan(await link(page))
    await expect(grant).rejects.toSatisfy(isRefusal)
    await expect.poll(() => leftovers(page)).toEqual([0, 0, 0, 0])
  })

  test('behavior: a link that nobody takes ends in its time, and leaves nothing', async () => {
    const page = await openWorld({ phone: signing })
    const { cancel } = ask(page)
    await link(page)
    cancel()
    page.clock.advance(pairingLife + lateFor)
    await expect.poll(() => page.pairing.state).toBe('idle')
    await expect.poll(() => leftovers(page)).toEqual([0, 0, 0, 0])
  })
})
