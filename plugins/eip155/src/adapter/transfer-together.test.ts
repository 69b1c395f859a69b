import type { BillfoldError } from '@billfold/kernel'
import { alice, brook, carol, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'

const { signal } = new AbortController()
const requests = [
  { to: brook.address, amount: 1_000n },
  { to: carol.address, amount: 2_500n, tokenAddress: evmTokens.usdc.address },
]

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

async function connected() {
  wallet = liveWallet(chains)
  page = await livePage(chains, { wallet })
  return page.connect()
}

const taken = async () => {
  const found = await page.adapter.transferTogether?.(page.session(), requests)
  if (found === undefined) throw new Error('nothing was taken')
  return found
}

const failure = (answer: Promise<unknown>): Promise<BillfoldError> =>
  answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )

describe('several transfers with one yes', () => {
  test('default: the wallet asks once, names the transactions, and all of them are on the chain', async () => {
    const session = await connected()
    expect(await page.adapter.canTransferTogether?.(session)).toBe(true)
    const { prompts } = wallet
    const names = await (await taken()).names(signal)
    expect(wallet.prompts).toBe(prompts + 1)
    const receipts = await Promise.all(names.map((name) => chains.one.call('eth_getTransactionReceipt', [name])))
    expect(receipts).toMatchObject([
      { status: '0x1', from: alice.address.toLowerCase(), to: brook.address.toLowerCase() },
      { status: '0x1', to: evmTokens.usdc.address.toLowerCase() },
    ])
  })

  test('behavior: a wallet without EIP-5792 cannot', async () => {
    const session = await connected()
    wallet.reply('wallet_getCapabilities', { error: { code: -32_601, message: 'no such method' } })
    expect(await page.adapter.canTransferTogether?.(session)).toBe(false)
  })

  test('behavior: a wallet that tells of other networks only cannot', async () => {
    const session = await connected()
    wallet.reply('wallet_getCapabilities', { result: { '0x1': { atomic: { status: 'supported' } } } })
    expect(await page.adapter.canTransferTogether?.(session)).toBe(false)
  })

  test('behavior: a no sends nothing, and a lost answer may have', async () => {
    await connected()
    wallet.reply('wallet_sendCalls', { error: { code: 4001, message: 'no' } })
    expect(await failure(taken())).toMatchObject({ code: 'wallet/refused' })
    wallet.reply('wallet_sendCalls', { result: null })
    expect(await failure(taken())).toMatchObject({ code: 'wallet/unknown-outcome' })
  })

  test.each<[what: string, status: object, names: readonly unknown[]]>([
    ['one transaction for all', { status: 200, receipts: [{ transactionHash: `0x${'a'.repeat(64)}` }] }, ['a', 'a']],
    ['over, and none', { status: 400 }, [undefined, undefined]],
    ['a name that is none', { status: 200, receipts: [{ transactionHash: 'javascript:' }, {}] }, [undefined, undefined]],
  ])('behavior: %s', async (_, status, names) => {
    await connected()
    wallet.reply('wallet_sendCalls', { result: { id: '0xbatch' } })
    wallet.reply('wallet_getCallsStatus', { result: status })
    const expected = names.map((name) => (typeof name === 'string' ? `0x${name.repeat(64)}` : undefined))
    expect(await (await taken()).names(signal)).toEqual(expected)
  })
})
