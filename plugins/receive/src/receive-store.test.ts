import { type FakeChainAdapterOptions, connectedPage, fakeChain, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'

import { receivingKey } from './contract.js'
import { receive } from './manifest.js'

const first = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A page with a connected wallet, and the plugin at work. */
async function page(adapter: FakeChainAdapterOptions = {}) {
  const connector = fakeConnector({ wallet: fakeWallet({ accounts: [{ address: first }], networkId: 'eip155:1' }) })
  const { kernel, end } = await connectedPage({ plugins: [fakeChain('eip155', adapter), receive()], connector })
  ends.push(end)
  return { kernel, receiving: await kernel.load(receivingKey) }
}

describe('receiving', () => {
  test('default: the address of the account in front, as text and as what a camera reads', async () => {
    const { receiving } = await page({ paymentLink: (address, network) => `ethereum:${address}@${network?.id}` })
    await receiving.prepare()
    expect(receiving.receiver).toEqual({ address: first, link: `ethereum:${first}@1`, networkId: 'eip155:1' })
  })

  test('behavior: where a family has no link a camera reads the address', async () => {
    const { receiving } = await page()
    await receiving.prepare()
    expect(receiving.receiver?.link).toBe(first)
  })

  test('behavior: the address is written as it is on the network, and so is the link', async () => {
    const { receiving } = await page({
      displayAddress: async (address, network) => `${address} on ${network?.id}`,
      paymentLink: (address) => `pay:${address}`,
    })
    await receiving.prepare()
    expect(receiving.receiver).toMatchObject({ address: `${first} on 1`, link: `pay:${first} on 1` })
  })

  test('behavior: what was written for an account that is not in front any more is dropped', async () => {
    const answers: ((shown: string) => void)[] = []
    const { kernel, receiving } = await page({ displayAddress: () => new Promise((resolve) => answers.push(resolve)) })
    const asked = receiving.prepare()
    await expect.poll(() => answers.length).toBe(1)
    await kernel.connections.disconnect()
    answers[0]?.('too late')
    await asked
    expect(receiving.receiver).toBeUndefined()
    expect(receiving.hasFailed).toBe(false)
  })

  test('behavior: an address that cannot be written is said, and can be tried again', async () => {
    let isBroken = true
    const { receiving } = await page({
      displayAddress: (address) => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve(address)),
    })
    await receiving.prepare()
    expect([receiving.hasFailed, receiving.receiver]).toEqual([true, undefined])
    isBroken = false
    await receiving.prepare()
    expect([receiving.hasFailed, receiving.receiver?.address]).toEqual([false, first])
  })
})
