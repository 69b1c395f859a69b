import { minedReceipt, startEvmChain } from '@billfold/local-chains/evm'
import type { EvmChain } from '@billfold/local-chains/evm'
import { alice, brook, evmChainIds, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, http, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createEvmWallet } from './index.js'
import type { EvmWallet, EvmWalletOptions } from './index.js'

let chain: EvmChain
let second: EvmChain
let wallet: EvmWallet
let events: (readonly [string, unknown])[]

beforeAll(async () => {
  ;[chain, second] = await Promise.all([startEvmChain(), startEvmChain({ chainId: evmChainIds.harbourTwo })])
})
afterAll(() => Promise.all([chain.stop(), second.stop()]))
beforeEach(() => {
  wallet = make()
  events = []
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect']) wallet.provider.on(name, (payload) => events.push([name, payload]))
})

const make = (options: Partial<EvmWalletOptions> = {}): EvmWallet =>
  createEvmWallet({
    name: 'Tern',
    rdns: 'example.tern',
    privateKeys: [alice.privateKey, brook.privateKey],
    chains: { [chain.chainId]: chain.url },
    behavior: 'approve',
    isAnnounced: false,
    storage: undefined,
    ...options,
  })
const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> => wallet.provider.request({ method, params })
const connected = async (): Promise<void> => void (await ask('eth_requestAccounts'))
const added = () => ({
  chainId: '0x7a6a',
  chainName: 'Harbour Two',
  rpcUrls: [second.url],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})
const code = (wanted: number): object => expect.objectContaining({ code: wanted })

describe('connecting', () => {
  test('default: no account is told before the person agreed, all of them after', async () => {
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_requestAccounts')).toEqual([alice.address, brook.address])
    expect(await ask('eth_accounts')).toEqual([alice.address, brook.address])
    expect(events).toEqual([['accountsChanged', [alice.address, brook.address]]])
    expect(await ask('eth_requestAccounts')).toHaveLength(2)
    expect(wallet.prompts).toBe(1)
  })

  test.each([
    ['reject', 4001],
    ['fail', -32603],
    ['pending', -32002],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, wanted) => {
    wallet.behavior = behavior
    await expect(ask('eth_requestAccounts')).rejects.toEqual(code(wanted))
    expect(await ask('eth_accounts')).toEqual([])
  })

  test('parameters: behavior: silent waits until somebody answers, and a second question is pending', async () => {
    wallet.behavior = 'silent'
    const first = ask('eth_requestAccounts')
    await expect(ask('eth_requestAccounts')).rejects.toEqual(code(-32002))
    expect(wallet.questions.map(({ title }) => title)).toEqual(['Connect'])
    wallet.answer('approve')
    expect(await first).toHaveLength(2)
    expect(wallet.questions).toEqual([])
  })

  test('parameters: delay, answersTwice: it takes its time, and says everything again', async () => {
    wallet.delay = 40
    wallet.answersTwice = true
    const start = performance.now()
    await connected()
    expect(performance.now() - start).toBeGreaterThan(35)
    expect(events.map(([name]) => name)).toEqual(['accountsChanged', 'accountsChanged', 'chainChanged'])
  })

  test('behavior: what it remembers survives the page', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    await make({ storage }).provider.request({ method: 'eth_requestAccounts' })
    const later = make({ storage })
    expect(await later.provider.request({ method: 'eth_accounts' })).toHaveLength(2)
    later.forget()
    expect(await make({ storage }).provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  test('behavior: permissions are asked for, told and given back', async () => {
    expect(await ask('wallet_getPermissions')).toEqual([])
    expect(await ask('wallet_requestPermissions', { eth_accounts: {} })).toMatchObject([{ parentCapability: 'eth_accounts' }])
    expect(await ask('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
    expect(await ask('eth_accounts')).toEqual([])
    wallet.knowsRevoke = false
    await expect(ask('wallet_revokePermissions', { eth_accounts: {} })).rejects.toEqual(code(-32601))
  })
})

describe('what a person does', () => {
  test('behavior: another account, a lock, a withdrawn permission and a lost line are told', async () => {
    await connected()
    wallet.changeAccount(brook.address)
    wallet.lock()
    wallet.unlock()
    wallet.revoke()
    wallet.disconnect()
    expect(events.slice(1)).toEqual([
      ['accountsChanged', [brook.address, alice.address]],
      ['accountsChanged', []],
      ['accountsChanged', [brook.address, alice.address]],
      ['accountsChanged', []],
      ['disconnect', code(4900)],
    ])
  })

  test('behavior: a locked wallet shows nothing, and unlocks when it is asked', async () => {
    await connected()
    wallet.lock()
    expect(await ask('eth_accounts')).toEqual([])
    await expect(ask('personal_sign', '0x68', alice.address)).rejects.toEqual(code(4100))
    await connected()
    expect([wallet.isLocked, wallet.prompts]).toEqual([false, 2])
  })

  test('behavior: any method can be answered with something else', async () => {
    wallet.reply('eth_accounts', { result: 'junk' })
    expect(await ask('eth_accounts')).toBe('junk')
    wallet.reply('eth_accounts', { error: { code: 4900, message: 'gone' } })
    await expect(ask('eth_accounts')).rejects.toEqual(code(4900))
    wallet.reply('eth_accounts')
    expect(await ask('eth_accounts')).toEqual([])
  })
})

describe('networks', () => {
  test('behavior: a chain is unknown until it is added, then the wallet is on it', async () => {
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).rejects.toEqual(code(4902))
    expect(await ask('wallet_addEthereumChain', added())).toBeNull()
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    expect(await ask('eth_getBalance', alice.address, 'latest')).toMatch(/^0x/)
    await ask('wallet_switchEthereumChain', { chainId: '0x7a69' })
    expect(events).toEqual([
      ['chainChanged', '0x7a6a'],
      ['chainChanged', '0x7a69'],
    ])
  })

  test('parameters: wrapsErrors, switchesOnAdd, ignoresSwitch', async () => {
    wallet.wrapsErrors = true
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).rejects.toMatchObject({
      code: -32603,
      data: { originalError: { code: 4902 } },
    })
    wallet.switchesOnAdd = false
    await ask('wallet_addEthereumChain', added())
    expect(await ask('eth_chainId')).toBe('0x7a69')
    wallet.ignoresSwitch = true
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBeNull()
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })

  test.each([
    ['a decimal id', { chainId: '31338' }],
    ['no node', { rpcUrls: [] }],
    ['no name', { chainName: '' }],
    ['a node of another chain', { chainId: '0x7a6b' }],
  ])('behavior: %s is not added', async (_, change) => {
    await expect(ask('wallet_addEthereumChain', { ...added(), ...change })).rejects.toEqual(code(-32602))
  })
})

describe('signing and sending', () => {
  const typed = {
    domain: { name: 'Harbour', chainId: evmChainIds.harbourOne },
    types: { Berth: [{ name: 'number', type: 'uint256' }] },
    primaryType: 'Berth',
    message: { number: 7 },
  } as const

  test('behavior: signatures are real', async () => {
    await connected()
    const signature = (await ask('personal_sign', '0x68656c6c6f', alice.address)) as `0x${string}`
    expect(await verifyMessage({ address: alice.address, message: 'hello', signature })).toBe(true)
    const other = (await ask('eth_signTypedData_v4', alice.address, JSON.stringify(typed))) as `0x${string}`
    expect(await verifyTypedData({ ...typed, message: { number: 7n }, address: alice.address, signature: other })).toBe(true)
  })

  test.each([
    ['another account', () => ask('personal_sign', '0x68', '0x0000000000000000000000000000000000000001'), 4100],
    ['data for another chain', () => ask('eth_signTypedData_v4', alice.address, { ...typed, domain: { chainId: 1 } }), -32602],
    ['a blind signature', () => ask('eth_sign', alice.address, '0x68'), -32601],
    ['a method of nobody', () => ask('wallet_dance'), -32601],
  ])('behavior: %s is refused', async (_, act, wanted) => {
    await connected()
    await expect(act()).rejects.toEqual(code(wanted))
  })

  test('behavior: a transaction arrives on the chain', async () => {
    await connected()
    const value = `0x${parseEther('0.5').toString(16)}`
    const hash = (await ask('eth_sendTransaction', { from: alice.address, to: brook.address, value })) as `0x${string}`
    const receipt = await minedReceipt(createPublicClient({ transport: http(chain.url) }), hash)
    expect([receipt.status, receipt.to, wallet.sent]).toEqual(['success', brook.address.toLowerCase(), [hash]])
  })

  test('behavior: what the node refuses is told', async () => {
    await connected()
    const value = `0x${parseEther('1000000').toString(16)}`
    await expect(ask('eth_sendTransaction', { from: alice.address, to: brook.address, value })).rejects.toEqual(code(-32000))
    expect(wallet.sent).toEqual([])
  })

  test('behavior: several calls with one yes', async () => {
    await connected()
    expect(await ask('wallet_getCapabilities', alice.address)).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
    const calls = [
      { to: brook.address, value: '0x1' },
      { to: brook.address, value: '0x2' },
    ]
    const bundle = { version: '2.0.0', from: alice.address, chainId: '0x7a69', atomicRequired: false, calls }
    const { id } = (await ask('wallet_sendCalls', bundle)) as { id: string }
    await expect
      .poll(() => ask('wallet_getCallsStatus', id))
      .toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(wallet.prompts).toBe(2)
    await expect(ask('wallet_sendCalls', { ...bundle, atomicRequired: true })).rejects.toEqual(code(5760))
  })

  test('behavior: assets are read from the chain', async () => {
    wallet = make({ tokens: { [chain.chainId]: Object.values(evmTokens) } })
    await connected()
    const { '0x7a69': assets } = (await ask('wallet_getAssets', { account: alice.address })) as Record<string, { type: string }[]>
    expect(assets).toMatchObject([
      { type: 'native' },
      { address: evmTokens.usdc.address, balance: `0x${14_387_250_000n.toString(16)}`, metadata: { symbol: 'USDC', decimals: 6 } },
      { metadata: { symbol: 'USDT' } },
      { metadata: { symbol: 'HBR' } },
    ])
  })
})
