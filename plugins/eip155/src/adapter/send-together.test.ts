import { brook, carol, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { tokenAbi } from '@billfold/local-chains/evm'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'

const { signal } = new AbortController()
const { usdc } = evmTokens

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

async function connected(isAtomic = true) {
  wallet = liveWallet(chains, { privateKeys: [brook.privateKey], isAtomic })
  page = await livePage(chains, { wallet })
  return page.connect()
}

/** Lets the router take some, and sends some to Carol. */
function calls(amount: bigint) {
  const approve = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [evmContracts.router, 7n] })
  const transfer = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [carol.address, amount] })
  return [approve, transfer].map((data) => ({ to: usdc.address, data }))
}

const allowed = () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [brook.address, evmContracts.router] })
  return chains.one.call('eth_call', [{ to: usdc.address, data }, 'latest']).then((said) => BigInt(String(said)))
}

describe('several transactions as one', () => {
  test('default: the wallet asks once, and all of them are in one transaction', async () => {
    const session = await connected()
    expect(await page.adapter.canSendTogether?.(session)).toBe(true)
    const { prompts } = wallet
    const taken = await page.adapter.sendTogether?.(session, calls(5n))
    const end = await taken?.end(signal)
    expect([end?.status, wallet.prompts - prompts, wallet.sent]).toEqual(['confirmed', 1, [end?.hash]])
    expect(await allowed()).toBe(7n)
  })

  test('behavior: where one of them fails none happens', async () => {
    const session = await connected()
    const before = await allowed()
    await expect(page.adapter.sendTogether?.(session, calls(10n ** 30n))).rejects.toMatchObject({ code: 'wallet/failed' })
    expect([wallet.sent, await allowed()]).toEqual([[], before])
  })

  test.each([
    ['ready', true],
    ['supported', true],
    ['unsupported', false],
    [undefined, false],
  ])('behavior: a wallet whose calls are %s as one: %s', async (status, can) => {
    const session = await connected()
    wallet.reply('wallet_getCapabilities', { result: { '0x7a69': { atomic: { status } } } })
    expect(await page.adapter.canSendTogether?.(session)).toBe(can)
  })

  test('behavior: a wallet that does not know the question cannot', async () => {
    const session = await connected()
    wallet.reply('wallet_getCapabilities', { error: { code: -32_601, message: 'no such method' } })
    expect(await page.adapter.canSendTogether?.(session)).toBe(false)
  })

  test.each([5700, 5710, 5740, 5750, 5760])('behavior: a wallet that answers %i sent nothing', async (code) => {
    const session = await connected()
    wallet.reply('wallet_sendCalls', { error: { code, message: 'It cannot' } })
    await expect(page.adapter.sendTogether?.(session, calls(1n))).rejects.toMatchObject({ code: 'wallet/unsupported' })
  })

  test.each([
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'failed'],
    [600, 'failed'],
  ])('behavior: what ended with %i is %s', async (status, expected) => {
    const session = await connected()
    wallet.reply('wallet_sendCalls', { result: { id: '0xbatch' } })
    wallet.reply('wallet_getCallsStatus', { result: { status, receipts: [] } })
    const taken = await page.adapter.sendTogether?.(session, calls(1n))
    expect(await taken?.end(signal)).toEqual({ status: expected, hash: undefined })
  })
})
