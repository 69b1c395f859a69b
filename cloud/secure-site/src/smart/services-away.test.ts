import { type Bundler, type EvmChain, startBundler, startEvmChain } from '@billfold/local-chains/evm'
import { brook, evmContracts } from '@billfold/local-chains/evm/seed'
import { createPublicClient, http, numberToHex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { losingFetch } from '../../testing/losing-fetch.js'
import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'

let chain: EvmChain
let bundler: Bundler
beforeAll(async () => {
  chain = await startEvmChain()
  bundler = await startBundler(chain)
})
afterAll(async () => {
  await bundler.stop()
  await chain.stop()
})

/** Nobody listens there. */
const nobody = 'http://127.0.0.1:1'
const useOne = (paymasterUrl: () => string) =>
  useWorld(() => ({
    networks: [
      {
        ...{ caipNetworkId: `eip155:${chain.chainId}` as const, name: 'Harbour One', rpcUrl: chain.url },
        smartAccounts: {
          ...{ kind: 'upgrade', bundlerUrl: bundler.url, paymasterUrl: paymasterUrl() },
          ...{ factory: evmContracts.accountFactory, accountCode: evmContracts.accountCode },
        },
      },
    ],
  }))

/** Logs in, gives the account a coin, and says how it sends a part of it to Brook. */
async function sender(world: ReturnType<ReturnType<typeof useOne>>, email: string, options: SiteOptions = {}) {
  const site = new SiteInBrowser(world, { chain: { id: `eip155:${chain.chainId}` }, ...options })
  const { address } = await site.logIn(world, email)
  await chain.call('anvil_setBalance', [address, numberToHex(parseEther('1'))])
  const calls = [{ to: brook.address, value: numberToHex(parseEther('0.25')) }]
  const send = async (): Promise<string> => {
    const asked = { version: '2.0.0', chainId: numberToHex(chain.chainId), atomicRequired: true, calls }
    return ((await site.rpc('wallet_sendCalls', [asked])) as { readonly id: string }).id
  }
  /** The same as one transaction, whose hash the page waits for. */
  const sendOne = () => site.rpc('eth_sendTransaction', [{ from: address, to: brook.address, value: calls[0]?.value }])
  const status = async (id: string): Promise<number> =>
    ((await site.rpc('wallet_getCallsStatus', [id])) as { readonly status: number }).status
  const balance = () => createPublicClient({ transport: http(chain.url) }).getBalance({ address: address as `0x${string}` })
  return { site, send, sendOne, status, balance }
}

describe('a bundler that is away', () => {
  const world = useOne(() => bundler.url)

  test('behavior: it is told, nothing is sent, and the same works when it is back', async () => {
    const { send, status, balance } = await sender(world(), 'kim@harbour.example')
    const { port } = new URL(bundler.url)
    await bundler.stop()
    await expect(send()).rejects.toMatchObject({ code: 'bundler-away' })
    expect(await balance()).toBe(parseEther('1'))
    bundler = await startBundler({ url: chain.url, chainId: chain.chainId, port: Number(port) })
    const id = await send()
    await expect.poll(() => status(id)).toBe(200)
    expect(await balance()).toBe(parseEther('0.75'))
  })
})

describe('a bundler that takes an operation and leaves it lying', () => {
  const world = useOne(() => bundler.url)
  afterEach(() => void (bundler.isStuck = false))
  const operationWaits = { most: 300, look: 50 }

  test('behavior: who goes is told that the money may still leave, and not that they refused', async () => {
    const { site, sendOne, balance } = await sender(world(), 'mo@harbour.example', { operationWaits })
    bundler.isStuck = true
    await expect(sendOne()).rejects.toMatchObject({ code: 'operation-waits' })
    expect([site.waitedFor, site.seen.length]).toEqual([['operation-waits'], 1])
    expect(await balance()).toBe(parseEther('1'))
  })

  test('behavior: who waits on has it carried out once, without another approval', async () => {
    const { site, sendOne, balance } = await sender(world(), 'max@harbour.example', { operationWaits })
    bundler.isStuck = true
    site.patience = ['again', 'again']
    site.waits = () => void (bundler.isStuck = site.waitedFor.length < 2)
    expect(await sendOne()).toMatch(/^0x[\da-f]{64}$/)
    expect([site.waitedFor.length, site.seen.length]).toEqual([2, 1])
    expect(await balance()).toBe(parseEther('0.75'))
  })

  test('behavior: who leaves after approving is told the same: nothing is taken back', async () => {
    let isHandedOver = false
    const watched: typeof fetch = (input, init) => {
      isHandedOver ||= typeof init?.body === 'string' && init.body.includes('eth_getUserOperationReceipt')
      return fetch(input, init)
    }
    const { site, sendOne } = await sender(world(), 'mia@harbour.example', { fetch: watched })
    bundler.isStuck = true
    const sent = sendOne()
    sent.catch(() => undefined)
    await expect.poll(() => isHandedOver).toBe(true)
    await site.ask('RPC_ABORT', undefined)
    await expect(sent).rejects.toMatchObject({ code: 'operation-waits' })
  })

  test('behavior: a bundler that then goes away as well has it nevertheless, and the person is never told that they refused', async () => {
    const { site, sendOne, balance } = await sender(world(), 'nat@harbour.example', { operationWaits })
    const { port } = new URL(bundler.url)
    bundler.isStuck = true
    site.patience = ['again', 'again']
    site.waits = async () => {
      if (site.waitedFor.length === 1) await bundler.stop()
      else bundler = await startBundler({ url: chain.url, chainId: chain.chainId, port: Number(port) })
    }
    expect(await sendOne()).toMatch(/^0x[\da-f]{64}$/)
    expect([site.waitedFor, site.seen.length]).toEqual([['operation-waits', 'operation-waits'], 1])
    expect(await balance()).toBe(parseEther('0.75'))
  })
})

describe('a bundler whose answer is lost', () => {
  const world = useOne(() => bundler.url)

  test('behavior: who goes is told that it may have been sent, and not that nothing was', async () => {
    const { fetch } = losingFetch('eth_sendUserOperation', 1)
    const { site, sendOne, balance } = await sender(world(), 'noa@harbour.example', { fetch })
    await expect(sendOne()).rejects.toMatchObject({ code: 'sent-unknown' })
    expect([site.waitedFor, site.seen.length]).toEqual([['sent-unknown'], 1])
    await expect.poll(balance).toBe(parseEther('0.75'))
  })

  test('behavior: tried again it is sent once, without another approval', async () => {
    const losing = losingFetch('eth_sendUserOperation', 2)
    const { site, sendOne, balance } = await sender(world(), 'ned@harbour.example', { fetch: losing.fetch })
    site.patience = ['again', 'again']
    expect(await sendOne()).toMatch(/^0x[\da-f]{64}$/)
    expect([losing.lost, site.waitedFor, site.seen.length]).toEqual([2, ['sent-unknown', 'sent-unknown'], 1])
    expect(await balance()).toBe(parseEther('0.75'))
  })
})

describe('a paymaster that is away', () => {
  const world = useOne(() => nobody)

  test('behavior: the account pays, which the person reads before', async () => {
    const { site, send, status, balance } = await sender(world(), 'lou@harbour.example')
    const id = await send()
    await expect.poll(() => status(id)).toBe(200)
    expect(site.seen.at(-1)?.facts.find(({ label }) => label === 'Network fee')?.value).toMatch(/^up to 0\.\d+/)
    expect(await balance()).toBeLessThan(parseEther('0.75'))
  })
})
