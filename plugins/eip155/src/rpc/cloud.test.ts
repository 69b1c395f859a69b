import { type Cloud, startCloud } from '@billfold/cloud'
import { alice, brook, evmNativeCurrency, evmTokens } from '@billfold/local-chains/evm/seed'
import { erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'

const never = new AbortController().signal
let chains: LiveChains
let cloud: Cloud
let page: LivePage

beforeAll(async () => {
  chains = await startLiveChains()
  cloud = await startCloud({
    allowFaults: true,
    projects: [{ id: 'test' }],
    wallets: [],
    networks: [{ caipNetworkId: 'eip155:31337', name: 'Harbour One', rpcUrl: chains.one.url, nativeCurrency: evmNativeCurrency }],
  })
})
afterAll(async () => void (await Promise.all([chains.stop(), cloud.stop()])))
afterEach(async () => {
  cloud.faults.clear()
  await page.kernel.destroy()
})

/** A page whose networks name no node. */
async function opened(): Promise<LivePage> {
  const [one, two] = chains.networks
  const bare = { rpcUrls: { default: { http: [] } } }
  const networks = [
    { ...one, ...bare },
    { ...two, ...bare },
  ] as const
  page = await livePage({ ...chains, networks }, { wallet: liveWallet(chains), options: { endpoints: { blockchain: cloud.url } } })
  return page
}

const network = (id: string) => {
  const found = page.kernel.networks.find(id)
  if (found === undefined) throw new Error('the network is there')
  return found
}

describe('a chain that only the cloud of the host can reach', () => {
  test('default: balances, contracts and gas are read there, in batches', async () => {
    const { adapter, requests } = await opened()
    const one = network('eip155:31337')
    const symbol = { address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'symbol', args: [] }
    const [balance, name] = await Promise.all([adapter.balance?.(alice.address, one, never), adapter.readContract?.(one, symbol)])
    expect(Number(balance?.balance)).toBeGreaterThan(1)
    expect(name).toBe('USDC')
    const session = await page.connect()
    expect(await adapter.estimateGas?.(session, { to: brook.address, value: 1n })).toBeGreaterThanOrEqual(21_000n)
    expect(requests.flat()).toEqual(expect.arrayContaining(['eth_chainId', 'eth_getBalance', 'eth_call', 'eth_estimateGas']))
  })

  test('behavior: one that the cloud does not know is not asked for there', async () => {
    const { adapter } = await opened()
    await expect(adapter.balance?.(alice.address, network('eip155:31338'), never)).rejects.toMatchObject({ code: 'node/no-node' })
  })

  test('behavior: a cloud that has too much to do is asked again as it says', async () => {
    const { adapter } = await opened()
    cloud.faults.set('POST /v1', { status: 429, retryAfter: '1', times: 1 })
    const before = performance.now()
    expect(await adapter.balance?.(alice.address, network('eip155:31337'), never)).toMatchObject({ symbol: 'ETH' })
    expect(performance.now() - before).toBeGreaterThan(900)
  })
})
