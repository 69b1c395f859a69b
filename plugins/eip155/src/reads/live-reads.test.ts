import type { BillfoldError, Session } from '@billfold/kernel'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { concat, encodeErrorResult, erc20Abi, numberToHex, pad, parseAbi, size } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

async function connected(): Promise<Session> {
  wallet = liveWallet(chains)
  page = await livePage(chains, { wallet })
  return page.connect()
}

const failure = (answer: Promise<unknown> | undefined): Promise<BillfoldError> =>
  (answer ?? Promise.reject(new Error('no such ability'))).then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )

const lookup = parseAbi(['error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)'])

describe('reading', () => {
  const never = new AbortController().signal

  test('behavior: the balance of the native coin, without the code that reads contracts', async () => {
    await connected()
    const { balance, symbol } = (await page.adapter.balance?.(brook.address, chains.networks[0], never)) ?? {}
    expect(symbol).toBe('ETH')
    expect(Number(balance)).toBeGreaterThan(1)
  })

  test('behavior: the token that the host put in its place, and both in the list', async () => {
    wallet = liveWallet(chains)
    const tokens = { 'eip155:31337': { address: evmTokens.usdc.address, image: 'https://pictures.example/usdc.png' } }
    page = await livePage(chains, { wallet, options: { tokens } })
    expect(await page.adapter.balance?.(alice.address, chains.networks[0], never)).toMatchObject({ symbol: 'USDC' })
    expect(await page.adapter.tokens?.(alice.address, chains.networks[0], never)).toMatchObject([
      { symbol: 'ETH', chainId: 'eip155:31337', quantity: { decimals: '18' } },
      { symbol: 'USDC', name: 'USD Coin', address: `eip155:31337:${evmTokens.usdc.address}`, quantity: { decimals: '6' } },
    ])
    expect(page.requests.flat(), 'what a token is called is asked once').toEqual(['eth_chainId', 'eth_call', 'eth_getBalance', 'eth_call'])
  })

  test('behavior: a contract that is none, in one sentence', async () => {
    await connected()
    const call = { address: brook.address, abi: erc20Abi, functionName: 'symbol', args: [] }
    const error = await failure(page.adapter.readContract?.(chains.networks[0], call))
    expect(error).toMatchObject({ code: 'evm/call-failed' })
    expect(error.message).toMatch(/^The contract did not answer symbol: .{10,200}$/)
  })

  test('behavior: a contract that sends readers to a host of its choice (EIP-3668) sends nobody', async () => {
    await connected()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const address = pad('0xa3', { size: 20 })
    const data = encodeErrorResult({ abi: lookup, args: [address, ['http://127.0.0.1:9/{data}'], '0x', '0x12345678', '0x'] })
    const length = numberToHex(size(data), { size: 2 })
    // It copies what stands behind its code, and reverts with that.
    await chains.one.call('anvil_setCode', [address, concat(['0x61', length, '0x600c5f3961', length, '0x5ffd', data])])
    const call = { address, abi: erc20Abi, functionName: 'symbol', args: [] }
    expect(await failure(page.adapter.readContract?.(chains.networks[0], call))).toMatchObject({ code: 'evm/call-failed' })
    expect(fetched).not.toHaveBeenCalledWith(expect.stringContaining(':9/'), expect.anything())
    fetched.mockRestore()
  })

  test('behavior: the wallet is asked only when no node is named', async () => {
    wallet = liveWallet(chains)
    const [one] = chains.networks
    page = await livePage({ ...chains, networks: [{ ...one, rpcUrls: { default: { http: [] } } }, chains.networks[1]] }, { wallet })
    await page.connect()
    const network = page.session().network ?? one
    await page.adapter.balance?.(alice.address, network, never)
    expect(wallet.requests.map(({ method }) => method)).toContain('eth_getBalance')
    expect(page.requests).toEqual([])
  })

  test('behavior: from open to a connected account with its balance, the nodes are asked once', async () => {
    await connected()
    await expect.poll(() => page.kernel.families.account('eip155')?.balance).toBeDefined()
    expect(page.requests).toEqual([['eth_chainId', 'eth_getBalance']])
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_getBalance')
  })
})
