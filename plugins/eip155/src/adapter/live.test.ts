import { type BillfoldError, type Session, isRefusal } from '@billfold/kernel'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet, EvmWalletOptions } from '@billfold/test-wallets/evm'
import { erc20Abi, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { eip155ProviderKey } from '../contract.js'
import type { WalletCapabilities } from './capabilities.js'

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

async function connected(options: Partial<EvmWalletOptions> = {}): Promise<Session> {
  wallet = liveWallet(chains, options)
  page = await livePage(chains, { wallet })
  return page.connect()
}

const failure = (answer: Promise<unknown> | undefined): Promise<BillfoldError> =>
  (answer ?? Promise.reject(new Error('no such ability'))).then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )

const typedData = {
  domain: { name: 'Harbour', version: '1', chainId: 31_337n },
  types: {
    Berth: [
      { name: 'boat', type: 'string' },
      { name: 'length', type: 'uint256' },
    ],
  },
  primaryType: 'Berth',
  message: { boat: 'Möwe', length: 12n },
} as const

/** How many listeners have come to a wallet since, and are still there. */
function listenersOf({ provider }: EvmWallet): () => number {
  const [came, went] = [vi.spyOn(provider, 'on'), vi.spyOn(provider, 'removeListener')]
  const hasGone = (listener: unknown): boolean => went.mock.calls.some(([, gone]) => gone === listener)
  return () => came.mock.calls.filter(([, listener]) => !hasGone(listener)).length
}

const receiptOf = async (hash: string | undefined): Promise<unknown> => {
  await expect.poll(() => chains.one.call('eth_getTransactionReceipt', [hash])).not.toBeNull()
  return chains.one.call('eth_getTransactionReceipt', [hash])
}

const balanceOf = async (token: string, account: string): Promise<bigint> => {
  const network = chains.networks[0]
  return (await page.adapter.readContract?.(network, {
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })) as bigint
}

describe('signing', () => {
  test('behavior: a text, as its UTF-8, by the account in use', async () => {
    const session = await connected()
    const signature = await page.adapter.signMessage?.(session, 'Grüße 🌊')
    expect(await recoverMessageAddress({ message: 'Grüße 🌊', signature: signature as `0x${string}` })).toBe(alice.address)
  })

  test.each([
    ['an object with whole numbers', typedData],
    ['its JSON', JSON.stringify(typedData, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  ])('behavior: typed data: %s', async (_, data) => {
    const session = await connected()
    const signature = await page.adapter.signTypedData?.(session, data)
    expect(await recoverTypedDataAddress({ ...typedData, signature: signature as `0x${string}` })).toBe(alice.address)
  })

  test.each(['hello', '0x', '0xabc', `0x${'zz'.repeat(65)}`, null, 1])('behavior: %o is no signature', async (result) => {
    const session = await connected()
    wallet.reply('personal_sign', { result })
    expect(await failure(page.adapter.signMessage?.(session, 'hello'))).toMatchObject({ code: 'wallet/invalid-answer' })
  })
})

test('behavior: a wallet that is closed while it is to sign ends the asking', async () => {
  const session = await connected()
  wallet.behavior = 'silent'
  const answer = failure(page.adapter.signMessage?.(session, 'hello'))
  await expect.poll(() => wallet.requests.map(({ method }) => method)).toContain('personal_sign')
  wallet.disconnect()
  expect(await answer).toMatchObject({ code: 'wallet/closed', message: 'Harbour Wallet was closed', context: { method: 'personal_sign' } })
})

test.each<[who: string, ask: () => unknown]>([
  ['the page itself', () => page.adapter.signMessage?.(page.session(), 'hello')],
  ['a library of the host', () => page.kernel.get(eip155ProviderKey).request({ method: 'personal_sign', params: ['0x68', alice.address] })],
])('behavior: a question of %s that is open when the page ends leaves nothing on the wallet', async (_, ask) => {
  await connected()
  const listening = listenersOf(wallet)
  wallet.behavior = 'silent'
  void ask()
  await expect.poll(() => wallet.requests.map(({ method }) => method)).toContain('personal_sign')
  await expect.poll(listening).toBeGreaterThan(0)
  await page.kernel.destroy()
  expect(listening()).toBe(0)
})

describe('sending', () => {
  test('behavior: the native coin', async () => {
    const session = await connected()
    const hash = await page.adapter.transfer?.(session, { to: brook.address, amount: 10n ** 15n })
    expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
    expect(wallet.sent).toEqual([hash])
  })

  test.each(['usdc', 'usdt'] as const)('behavior: a token, also one whose transfer returns nothing: %s', async (name) => {
    const session = await connected()
    const tokenAddress = evmTokens[name].address
    const before = await balanceOf(tokenAddress, brook.address)
    const hash = await page.adapter.transfer?.(session, { to: brook.address, amount: 250_000n, tokenAddress })
    expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
    expect(await balanceOf(tokenAddress, brook.address)).toBe(before + 250_000n)
  })

  test('behavior: what a contract is told', async () => {
    const session = await connected()
    const { address } = evmTokens.usdc
    const hash = await page.adapter.writeContract?.(session, { address, abi: erc20Abi, functionName: 'approve', args: [brook.address, 7n] })
    expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
    const args = [alice.address, brook.address]
    expect(await page.adapter.readContract?.(chains.networks[0], { address, abi: erc20Abi, functionName: 'allowance', args })).toBe(7n)
  })

  test('behavior: what does not fit the ABI never reaches the wallet', async () => {
    const session = await connected()
    const call = { address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'approve', args: ['Brook'] }
    expect(await failure(page.adapter.writeContract?.(session, call))).toMatchObject({ code: 'evm/invalid-call' })
    expect(wallet.prompts).toBe(1)
  })

  test('behavior: gas is estimated by the node', async () => {
    const session = await connected()
    expect(await page.adapter.estimateGas?.(session, { to: brook.address, value: 1n })).toBeGreaterThanOrEqual(21_000n)
    expect(wallet.requests.filter(({ method }) => method === 'eth_estimateGas')).toEqual([])
  })

  test.each<[what: string, change: () => void, code: string]>([
    ['the person chose another account', () => wallet.changeAccount(brook.address), 'wallet/account-changed'],
    ['the wallet was locked', () => wallet.lock(), 'wallet/account-changed'],
    ['the wallet went to another chain', () => wallet.changeChain(31_338, chains.two.url), 'wallet/network-changed'],
  ])('behavior: %s: nothing is sent', async (_, change, code) => {
    const session = await connected()
    change()
    expect(await failure(page.adapter.sendTransaction?.(session, { to: brook.address, value: 1n }))).toMatchObject({ code })
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  test.each<[who: string, send: (session: Session) => Promise<unknown> | undefined]>([
    ['the page itself', (session) => page.adapter.sendTransaction?.(session, { to: brook.address, value: 1n })],
    [
      'a library of the host',
      () => page.kernel.get(eip155ProviderKey).request({ method: 'eth_sendTransaction', params: [{ to: brook.address, value: '0x1' }] }),
    ],
  ])('behavior: of %s nothing is sent where every node is of another network, though nobody has read yet', async (_, send) => {
    wallet = liveWallet(chains)
    const [one, two] = chains.networks
    page = await livePage({ ...chains, networks: [{ ...one, rpcUrls: two.rpcUrls }, two] }, { wallet })
    // Nobody looks: the balance is not read.
    page.ports.device.hide()
    const session = await page.connect()
    expect(page.requests).toEqual([])
    const error = await failure(send(session))
    expect([error, error.cause]).toContainEqual(expect.objectContaining({ code: 'node/wrong-network' }))
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  const operations: Readonly<Record<string, (session: Session) => Promise<unknown> | undefined>> = {
    signMessage: (session) => page.adapter.signMessage?.(session, 'hello'),
    signTypedData: (session) => page.adapter.signTypedData?.(session, typedData),
    sendTransaction: (session) => page.adapter.sendTransaction?.(session, { to: brook.address, value: 1n }),
    transfer: (session) => page.adapter.transfer?.(session, { to: brook.address, amount: 1n, tokenAddress: evmTokens.usdc.address }),
  }
  const behaviors = ['reject', 'fail', 'pending', 'approve'] as const
  const cases = Object.keys(operations).flatMap((name) => behaviors.map((behavior) => [name, behavior] as const))

  test.each(cases)('behavior: no signing or sending request is ever sent twice: %s, %s', async (name, behavior) => {
    const session = await connected()
    wallet.behavior = behavior
    wallet.answersTwice = true
    await operations[name]?.(session)?.catch(() => undefined)
    const asked = wallet.requests.filter(({ method }) => /sign|send/i.test(method))
    expect(asked).toHaveLength(1)
  })

  test.each([null, '0x', `0x${'0'.repeat(63)}`, 'sent', {}])(
    "behavior: %o is no hash: 'status unknown', and it may have been sent",
    async (result) => {
      const session = await connected()
      wallet.reply('eth_sendTransaction', { result })
      expect(await failure(page.adapter.sendTransaction?.(session, { to: brook.address }))).toMatchObject({
        code: 'wallet/unknown-outcome',
        message: 'Harbour Wallet did not say which transaction it made: status unknown',
      })
    },
  )

  test('behavior: a wallet that is closed meanwhile: status unknown, and nothing is sent again', async () => {
    const session = await connected()
    wallet.behavior = 'silent'
    const answer = failure(page.adapter.sendTransaction?.(session, { to: brook.address }))
    await expect.poll(() => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
    wallet.disconnect()
    expect(await answer).toMatchObject({ code: 'wallet/unknown-outcome' })
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test('behavior: a no is a no', async () => {
    const session = await connected()
    wallet.behavior = 'reject'
    expect(isRefusal(await failure(page.adapter.sendTransaction?.(session, { to: brook.address })))).toBe(true)
  })
})

describe('networks', () => {
  const two = (): string => chains.networks[1].caipNetworkId

  test.each([
    ['by its own code', {}],
    ['wrapped in a -32603', { wrapsErrors: true }],
    ['and stays where it is after adding', { switchesOnAdd: false }],
  ])('behavior: a wallet that does not know the network %s is taught it once', async (_, options) => {
    await connected(options)
    expect(await page.kernel.networkSwitch.switchTo(two())).toEqual({ status: 'switched' })
    expect(wallet.chainId).toBe(31_338)
    expect(page.session().network?.caipNetworkId).toBe(two())
    expect(wallet.requests.filter(({ method }) => method === 'wallet_addEthereumChain')).toHaveLength(1)
  })

  test('behavior: a wallet that says it switched and did not is not believed', async () => {
    const session = await connected({
      ignoresSwitch: true,
      chains: { [chains.one.chainId]: chains.one.url, [chains.two.chainId]: chains.two.url },
    })
    expect(await failure(page.adapter.switchNetwork?.(session, chains.networks[1]))).toMatchObject({
      code: 'evm/not-switched',
      message: 'Harbour Wallet did not switch to Harbour Two',
    })
    expect(page.session().network?.caipNetworkId).toBe('eip155:31337')
  })

  test("behavior: 'Chain is not supported' (when adding a chain fails)", async () => {
    await connected()
    wallet.reply('wallet_addEthereumChain', { error: { code: -32602, message: 'no' } })
    const outcome = await failure(page.kernel.networkSwitch.switchTo(two(), { throwOnFailure: true }))
    expect(outcome.message).toBe('Chain is not supported')
  })

  test.each([4902, 5000, 32_603, -32_603, 4901])('behavior: %i on a switch is a network that the wallet lacks', async (code) => {
    const session = await connected()
    wallet.reply('wallet_switchEthereumChain', { error: { code, message: 'no' } })
    expect(await failure(page.adapter.switchNetwork?.(session, chains.networks[1]))).toMatchObject({ code: 'wallet/unknown-network' })
  })

  test.each([
    [4001, 'wallet/refused'],
    [4100, 'wallet/unauthorized'],
    [4200, 'wallet/unsupported'],
    [-32_601, 'wallet/unsupported'],
    [4900, 'wallet/disconnected'],
    [-32_002, 'wallet/pending'],
    [-32_602, 'wallet/invalid-request'],
    [1, 'wallet/failed'],
  ])('behavior: %i on a switch is %s', async (code, expected) => {
    const session = await connected()
    wallet.reply('wallet_switchEthereumChain', { error: { code, message: 'no' } })
    expect(await failure(page.adapter.switchNetwork?.(session, chains.networks[1]))).toMatchObject({ code: expected })
  })
})

describe('what a wallet can do, and holds', () => {
  test('behavior: capabilities by chain id in hex', async () => {
    const session = await connected()
    expect(Object.keys((await page.adapter.capabilities?.(session)) as WalletCapabilities)).toContain('0x7a69')
  })

  test('behavior: wallet_getAssets with account and chainFilter: complete assets are read, tokens without decimals left out', async () => {
    const session = await connected()
    const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: '' }
    const usdc = { address: evmTokens.usdc.address, balance: '0x1', type: 'ERC20', metadata }
    const spam = { ...usdc, metadata: { ...metadata, decimals: 0 } }
    wallet.reply('wallet_getCapabilities', { result: { '0x0': { assetDiscovery: { supported: true } } } })
    wallet.reply('wallet_getAssets', { result: { '0x7a69': [usdc, spam] } })
    expect(await page.adapter.walletAssets?.(session, { account: alice.address })).toEqual({ 'eip155:31337': [usdc] })
    const question = wallet.requests.find(({ method }) => method === 'wallet_getAssets')
    expect(question?.params).toEqual([{ account: alice.address, chainFilter: ['0x7a69'] }])
    wallet.reply('wallet_getAssets', { result: { '0x7a69': [{ ...usdc, type: 'ERC721' }] } })
    expect(await failure(page.adapter.walletAssets?.(session, { account: alice.address }))).toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test.each([
    ['says that it cannot', { result: { '0x7a69': { assetDiscovery: { supported: false } } } }],
    ['does not know the question', { error: { code: -32_601, message: 'no' } }],
  ])('behavior: a wallet that %s is not asked for assets', async (_, reply) => {
    const session = await connected()
    wallet.reply('wallet_getCapabilities', reply)
    expect(await failure(page.adapter.walletAssets?.(session, { account: alice.address }))).toMatchObject({ code: 'evm/no-wallet-assets' })
    expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_getAssets')
  })
})
