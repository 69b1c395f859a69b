import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet, EvmWalletOptions } from '@billfold/test-wallets/evm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { eip155ProviderKey } from '../contract.js'
import type { Eip1193Error } from '../rpc/eip1193-error.js'
import type { HostProvider } from './host-provider.js'

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet
let provider: HostProvider

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

async function opened(options: Partial<EvmWalletOptions> = {}): Promise<void> {
  wallet = liveWallet(chains, options)
  page = await livePage(chains, { wallet })
  provider = page.kernel.get(eip155ProviderKey) as HostProvider
}

async function connected(options: Partial<EvmWalletOptions> = {}): Promise<void> {
  await opened(options)
  await page.connect()
}

const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> => provider.request({ method, params })

const failure = (answer: Promise<unknown>): Promise<Eip1193Error> =>
  answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: Eip1193Error) => error,
  )

const asked = (): readonly string[] => wallet.requests.map(({ method }) => method)

describe('wallet_revokePermissions', () => {
  const revoke = (): Promise<unknown> => ask('wallet_revokePermissions', { eth_accounts: {} })

  test('behavior: the wallet is asked once, and the page is without an account', async () => {
    await connected()
    await revoke()
    await expect.poll(() => ask('eth_accounts')).toEqual([])
    expect(asked().filter((method) => method === 'wallet_revokePermissions')).toHaveLength(1)
    expect(page.kernel.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: a wallet that does not know it says so, and stays connected', async () => {
    await connected()
    wallet.reply('wallet_revokePermissions', { error: { code: -32_601, message: 'no such method' } })
    expect(await failure(revoke())).toMatchObject({ code: 4200 })
    expect(await ask('eth_accounts')).toEqual([alice.address, brook.address])
  })
})

describe('before a wallet is connected', () => {
  test('behavior: there are no accounts, and the chain is the one of the page', async () => {
    await opened()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_chainId')).toBe('0x7a69')
    expect(await ask('net_version')).toBe('31337')
    expect(await ask('wallet_getPermissions')).toEqual([])
    expect(await ask('eth_blockNumber')).toMatch(/^0x/)
    expect(asked()).toEqual([])
  })

  test('behavior: what needs a wallet is unauthorized', async () => {
    await opened()
    expect(await failure(ask('personal_sign', '0x68', alice.address))).toMatchObject({
      code: 4100,
      message: 'Connect a wallet before personal_sign',
    })
  })

  test('behavior: eth_requestAccounts opens the modal, and answers when a wallet is connected', async () => {
    await opened()
    const accounts = ask('eth_requestAccounts')
    await expect.poll(() => page.kernel.modal.isOpen).toBe(true)
    await page.connect()
    expect(await accounts).toEqual([alice.address, brook.address])
  })

  test('behavior: who closes the modal has said no', async () => {
    await opened()
    const accounts = failure(ask('eth_requestAccounts'))
    await expect.poll(() => page.kernel.modal.isOpen).toBe(true)
    page.kernel.modal.close()
    expect(await accounts).toMatchObject({ name: 'ProviderRpcError', code: 4001, message: 'User rejected the request.' })
  })

  test('behavior: a switch is the page alone', async () => {
    await opened()
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBeNull()
    expect(await ask('eth_chainId')).toBe('0x7a6a')
  })
})

describe('the policy', () => {
  test.each(['eth_sign', 'eth_signTransaction', 'anvil_setBalance', 'debug_traceCall', 'eth_subscribe', 'constructor', 'toString'])(
    "behavior: %s: 'Requested RPC call is not allowed'",
    async (method) => {
      await connected()
      expect(await failure(ask(method))).toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed', data: { method } })
      expect(asked()).not.toContain(method)
    },
  )

  test.each<[method: string, params: readonly unknown[]]>([
    ['eth_blockNumber', []],
    ['eth_getBalance', [alice.address, 'latest']],
    ['eth_call', [{ to: evmTokens.usdc.address, data: '0x313ce567' }, 'latest']],
    ['eth_gasPrice', []],
    ['eth_getLogs', [{ fromBlock: 'latest' }]],
  ])('behavior: reads are answered by the nodes and not by the wallet: %s', async (method, params) => {
    await connected()
    const before = asked().length
    expect(await ask(method, ...params)).toEqual(await chains.one.call(method, params as never))
    expect(asked()).toHaveLength(before)
  })

  test('behavior: a signed transaction goes to a node, once', async () => {
    await connected()
    expect(await failure(ask('eth_sendRawTransaction', '0x02'))).toMatchObject({ name: 'ProviderRpcError' })
    expect(page.requests.flat().filter((method) => method === 'eth_sendRawTransaction')).toHaveLength(1)
  })

  test('behavior: a signed transaction to a node that does not answer may have been sent', async () => {
    await connected()
    const [{ url }, post] = [chains.one, globalThis.fetch]
    const isSent = (init?: RequestInit): boolean => typeof init?.body === 'string' && init.body.includes('eth_sendRawTransaction')
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      if (typeof to === 'string' && to.startsWith(url) && isSent(init)) throw new TypeError('fetch failed')
      return post(to, init)
    })
    expect(await failure(ask('eth_sendRawTransaction', '0x02'))).toMatchObject({ code: 4999 })
    fetching.mockRestore()
  })

  test('behavior: what needs approval goes to the wallet', async () => {
    await connected()
    expect(await ask('personal_sign', '0x68656c6c6f', alice.address)).toMatch(/^0x[0-9a-f]{130}$/)
    const hash = await ask('eth_sendTransaction', { from: alice.address, to: brook.address, value: '0x1' })
    expect(wallet.sent).toEqual([hash])
    expect(wallet.requests.findLast(({ method }) => method === 'eth_sendTransaction')?.params).toMatchObject([{ chainId: '0x7a69' }])
  })

  test('behavior: what only a wallet knows is asked of it', async () => {
    await connected()
    expect(await ask('wallet_getCapabilities', alice.address)).toHaveProperty('0x7a69')
    expect(asked()).toContain('wallet_getCapabilities')
  })

  test.each<[what: string, params: readonly unknown[], code: number]>([
    ['an account that is not connected', [{ from: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', to: brook.address }], 4100],
    ['another chain', [{ from: alice.address, to: brook.address, chainId: '0x1' }], 4901],
  ])('behavior: a transaction for %s is not sent', async (_, params, code) => {
    await connected()
    expect(await failure(ask('eth_sendTransaction', ...params))).toMatchObject({ code })
    expect(asked()).not.toContain('eth_sendTransaction')
  })

  const wronglyWritten = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'

  test.each<[what: string, method: string, params: readonly unknown[]]>([
    ['a Solana address', 'eth_sendTransaction', [{ to: 'FwR3PbjS5iyqzLiLugrBqKSa5EKZ4vK9SKs7eQXtT59f' }]],
    ['an address whose capitals do not add up', 'eth_sendTransaction', [{ to: wronglyWritten, value: '0x1' }]],
    ['an address without 0x', 'eth_sendTransaction', [{ to: brook.address.slice(2), value: '0x1' }]],
    ['an address that is too long', 'eth_sendTransaction', [{ to: `${brook.address}00`, value: '0x1' }]],
    ['nobody, and no code', 'eth_sendTransaction', [{ value: '0x1' }]],
    ['nothing at all', 'eth_sendTransaction', []],
    [
      'a Solana address in one of several calls',
      'wallet_sendCalls',
      [{ calls: [{ to: brook.address }, { to: 'FwR3PbjS5iyqzLiLugrBqK' }] }],
    ],
    ['wrong capitals in one of several calls', 'wallet_sendCalls', [{ calls: [{ to: wronglyWritten }] }]],
    ['no calls', 'wallet_sendCalls', [{}]],
  ])('behavior: a receiver that is %s is refused before the wallet is asked: %s', async (_, method, params) => {
    await connected()
    expect(await failure(ask(method, ...params))).toMatchObject({ code: -32_602 })
    expect(asked()).not.toContain(method)
  })

  test.each([brook.address, brook.address.toLowerCase(), `0x${brook.address.slice(2).toUpperCase()}`])(
    'behavior: %s is a receiver, with its checksum or without one',
    async (to) => {
      await connected()
      wallet.reply('eth_sendTransaction', { result: `0x${'1'.repeat(64)}` })
      expect(await ask('eth_sendTransaction', { to, value: '0x1' })).toBe(`0x${'1'.repeat(64)}`)
    },
  )

  test('behavior: a new contract has no receiver', async () => {
    await connected()
    wallet.reply('eth_sendTransaction', { result: `0x${'1'.repeat(64)}` })
    expect(await ask('eth_sendTransaction', { to: null, data: '0x6000' })).toBe(`0x${'1'.repeat(64)}`)
  })

  test('behavior: a wallet that has moved is not asked', async () => {
    await connected()
    wallet.changeChain(31_338, chains.two.url)
    expect(await failure(ask('eth_sendTransaction', { from: alice.address, to: brook.address }))).toMatchObject({ code: 4901 })
    expect(asked()).not.toContain('eth_sendTransaction')
  })
})

describe('what a wallet answers', () => {
  const send = (): Promise<unknown> => ask('eth_sendTransaction', { to: brook.address, value: '0x1' })
  const batch = (): Promise<unknown> => ask('wallet_sendCalls', { calls: [{ to: brook.address, value: '0x1' }] })
  const unknown = { code: 4999, data: { status: 'unknown' }, message: expect.stringContaining('status unknown') }

  test.each([null, undefined, true, '', '0x', 'sent', `0x${'0'.repeat(63)}`, `0x${'g'.repeat(64)}`, {}, { hash: `0x${'1'.repeat(64)}` }])(
    'behavior: %o is no hash: the status is unknown, and no success',
    async (result) => {
      await connected()
      wallet.reply('eth_sendTransaction', { result })
      expect(await failure(send())).toMatchObject(unknown)
    },
  )

  test.each([null, 1, '', {}, { id: '' }, { id: 7 }, []])('behavior: %o names no batch: the status is unknown', async (result) => {
    await connected()
    wallet.reply('wallet_sendCalls', { result })
    expect(await failure(batch())).toMatchObject(unknown)
  })

  test.each(['0xbatch', { id: '0xbatch' }, { id: '0xbatch', capabilities: { paymasterService: { sponsored: true } } }])(
    'behavior: a batch is known by its id: %o',
    async (result) => {
      await connected()
      wallet.reply('wallet_sendCalls', { result })
      expect(await batch()).toEqual(result)
    },
  )

  test.each([
    ['-32603', { code: -32_603, message: 'Internal error' }],
    ['-32603 around something else', { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: 1, message: 'timeout' } }],
    ['4900', { code: 4900, message: 'Disconnected' }],
    ['4901', { code: 4901, message: 'Chain disconnected' }],
    ['a code that nobody knows', { code: 7, message: 'oh' }],
    ['words alone', { message: 'Extension context invalidated.' }],
    ['already known', { code: -32_000, message: 'already known' }],
  ])('behavior: %s after the wallet was asked: it may have been sent, and the status is unknown', async (_, error) => {
    await connected()
    wallet.reply('eth_sendTransaction', { error })
    wallet.reply('wallet_sendCalls', { error })
    expect(await failure(send())).toMatchObject(unknown)
    expect(await failure(batch())).toMatchObject(unknown)
    expect(asked().filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test.each<[what: string, error: { code: number; message: string; data?: unknown }, code: number]>([
    ['a no', { code: 4001, message: 'User rejected the request.' }, 4001],
    ['an open request', { code: -32_002, message: 'pending' }, -32_002],
    ['no permission', { code: 4100, message: 'no' }, 4100],
    ['wrong parameters', { code: -32_602, message: 'no' }, -32_602],
    ['a revert', { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: 3, message: 'execution reverted' } }, -32_603],
    ['too little money', { code: -32_603, message: 'x', data: { code: -32_000, message: 'insufficient funds for gas' } }, -32_603],
  ])('behavior: %s sends nothing, and is told as it is', async (_, error, code) => {
    await connected()
    wallet.reply('eth_sendTransaction', { error })
    expect(await failure(send())).toMatchObject({ code, message: expect.not.stringContaining('status unknown') })
  })

  test.each(['personal_sign', 'eth_signTypedData_v4'])('behavior: %s gives a signature, or fails', async (method) => {
    await connected()
    const typed = JSON.stringify({ types: { A: [{ name: 'b', type: 'string' }] }, primaryType: 'A', domain: {}, message: { b: 'c' } })
    const params = method === 'personal_sign' ? ['0x68', alice.address] : [alice.address, typed]
    for (const result of [null, true, '', '0x', 'signed', {}]) {
      wallet.reply(method, { result })
      expect(await failure(ask(method, ...params))).toMatchObject({ message: expect.stringContaining('is not a signature') })
    }
  })
})

describe('errors: code, message and data as EIP-1193 has them', () => {
  test.each([4001, 4100, 4200, 4900, 4901, -32_602, -32_002, -32_005, 5760, 7])(
    'behavior: the code %i of a wallet is kept',
    async (code) => {
      await connected()
      wallet.reply('personal_sign', { error: { code, message: 'its own words', data: { why: 'because' } } })
      const error = await failure(ask('personal_sign', '0x68', alice.address))
      expect(error).toMatchObject({ name: 'ProviderRpcError', code })
      expect(error).toBeInstanceOf(Error)
    },
  )

  test('behavior: a revert keeps the data of the node', async () => {
    await connected()
    const transfer = `0xa9059cbb${brook.address.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`
    const error = await failure(ask('eth_call', { from: alice.address, to: evmTokens.usdc.address, data: transfer }, 'latest'))
    expect(error.code).toBe(3)
    expect(error.data).toMatch(/^0x[0-9a-f]{8,}/)
  })

  test.each([undefined, null, 'eth_accounts', {}, { method: 1 }, { method: '' }])('parameters: %o is no request', async (given) => {
    await opened()
    expect(await failure(provider.request(given))).toMatchObject({ code: -32_600 })
  })

  test('parameters: params are a list or an object', async () => {
    await opened()
    expect(await failure(provider.request({ method: 'eth_call', params: 'latest' }))).toMatchObject({ code: -32_602 })
  })
})

describe('networks', () => {
  test('behavior: a network of the app is switched to, and added when the wallet lacks it', async () => {
    await connected()
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBeNull()
    expect(wallet.chainId).toBe(31_338)
    expect(await ask('eth_chainId')).toBe('0x7a6a')
  })

  test('behavior: one that is none of the app is 4902', async () => {
    await connected()
    expect(await failure(ask('wallet_switchEthereumChain', { chainId: '0x1' }))).toMatchObject({ code: 4902 })
    expect(await failure(ask('wallet_addEthereumChain', { chainId: '0x1', rpcUrls: ['https://evil.example'] }))).toMatchObject({
      code: 4902,
    })
  })

  test('behavior: adding gives the wallet what the app knows of the network, whatever the caller said', async () => {
    await connected()
    await ask('wallet_addEthereumChain', { chainId: '0x7a6a', rpcUrls: ['https://evil.example'], chainName: 'Evil' })
    expect(wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Harbour Two',
        rpcUrls: [chains.two.url],
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ])
  })

  test('behavior: a no is 4001', async () => {
    await connected()
    wallet.behavior = 'reject'
    expect(await failure(ask('wallet_switchEthereumChain', { chainId: '0x7a6a' }))).toMatchObject({ code: 4001 })
  })

  test.each([{}, { chainId: 'eip155:1' }, undefined])('parameters: %o names no chain', async (wish) => {
    await opened()
    expect(await failure(ask('wallet_switchEthereumChain', wish))).toMatchObject({ code: -32_602 })
  })
})

describe('events', () => {
  function heard(): unknown[] {
    const told: unknown[] = []
    for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
      provider.on(event, (payload) => told.push([event, payload instanceof Error ? (payload as Eip1193Error).code : payload]))
    }
    return told
  }

  test('behavior: it is the same object while wallets come and go, and tells of each', async () => {
    await opened()
    const told = heard()
    await page.connect()
    expect(told).toEqual([
      ['connect', { chainId: '0x7a69' }],
      ['accountsChanged', [alice.address, brook.address]],
    ])
    wallet.changeChain(31_338, chains.two.url)
    await expect.poll(() => told.at(-1)).toEqual(['chainChanged', '0x7a6a'])
    wallet.changeAccount(brook.address)
    await expect.poll(() => told.at(-1)).toEqual(['accountsChanged', [brook.address, alice.address]])
    await page.kernel.connections.disconnect({ namespace: 'eip155' })
    expect(told.slice(-2)).toEqual([
      ['accountsChanged', []],
      ['disconnect', 4900],
    ])
    expect(page.kernel.get(eip155ProviderKey)).toBe(provider)
    await page.connect()
    expect(told.at(-1)).toMatchObject(['accountsChanged', { length: 2 }])
  })

  test('behavior: a listener that fails leaves the others listening; one that was taken off hears nothing', async () => {
    await opened()
    const [first, gone, once] = [vi.fn(), vi.fn(), vi.fn()]
    provider
      .on('accountsChanged', () => {
        throw new Error('host')
      })
      .on('accountsChanged', first)
      .on('accountsChanged', gone)
      .once('accountsChanged', once)
      .removeListener('accountsChanged', gone)
    await page.connect()
    await page.kernel.connections.disconnect({ namespace: 'eip155' })
    expect([first, gone, once].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 1])
    expect(page.ports.log.messages('error').join()).toContain('A listener of the provider failed')
    expect(provider.listenerCount('accountsChanged')).toBe(2)
    provider.removeAllListeners('accountsChanged')
    expect(provider.listenerCount('accountsChanged')).toBe(0)
  })

  test('behavior: it works without its this', async () => {
    await opened()
    const { request } = provider
    expect(await request({ method: 'eth_accounts' })).toEqual([])
  })
})
