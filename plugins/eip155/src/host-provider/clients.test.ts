import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import {
  connect,
  createConfig,
  custom as wagmiCustom,
  disconnect,
  getAccount,
  getBalance,
  injected,
  sendTransaction,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
  watchAccount,
} from '@wagmi/core'
import { BrowserProvider, Contract, parseEther, verifyMessage } from 'ethers'
import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  erc20Abi,
  parseEther as parseViemEther,
  verifyMessage as verifyViem,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Web3 } from 'web3'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { eip155ProviderKey } from '../contract.js'
import type { HostProvider } from './host-provider.js'

const harbour = (id: number, name: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  })
const one = harbour(31_337, 'Harbour One')
const two = harbour(31_338, 'Harbour Two')

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet
let provider: HostProvider

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.kernel.destroy()
})

async function opened(): Promise<HostProvider> {
  wallet = liveWallet(chains)
  page = await livePage(chains, { wallet })
  provider = page.kernel.get(eip155ProviderKey) as HostProvider
  return provider
}

/** Connects as the modal does when somebody asks for accounts: the person picks the wallet. */
async function connectedByModal<T>(asked: Promise<T>): Promise<T> {
  await expect.poll(() => page.kernel.modal.isOpen).toBe(true)
  await page.connect()
  page.kernel.modal.close()
  return asked
}

const message = 'I own this boat'

describe('clients that nobody here wrote take the provider as it is', () => {
  test('ethers 6: connects, reads, signs, sends, reads the receipt', async () => {
    const browser = new BrowserProvider(await opened())
    const signer = await connectedByModal(browser.getSigner())
    expect(await signer.getAddress()).toBe(alice.address)
    expect((await browser.getNetwork()).chainId).toBe(31_337n)
    expect(await browser.getBalance(alice.address)).toBeGreaterThan(0n)
    expect(verifyMessage(message, await signer.signMessage(message))).toBe(alice.address)
    const sent = await signer.sendTransaction({ to: brook.address, value: parseEther('0.01') })
    expect((await sent.wait())?.status).toBe(1)
    const usdc = new Contract(
      evmTokens.usdc.address,
      ['function transfer(address,uint256) returns (bool)', 'function symbol() view returns (string)'],
      signer,
    )
    expect(await usdc.getFunction('symbol')()).toBe('USDC')
    const moved = (await usdc.getFunction('transfer')(brook.address, 5n)) as { wait(): Promise<{ status: number } | null> }
    expect((await moved.wait())?.status).toBe(1)
    await expect(usdc.getFunction('transfer').staticCall(brook.address, 2n ** 255n)).rejects.toMatchObject({ code: 'CALL_EXCEPTION' })
    wallet.behavior = 'reject'
    await expect(signer.signMessage(message)).rejects.toMatchObject({ code: 'ACTION_REJECTED' })
    browser.destroy()
  })

  test('web3.js 4: connects, reads, signs, sends, reads the receipt', async () => {
    const web3 = new Web3(await opened())
    const [account = ''] = await connectedByModal(web3.eth.requestAccounts())
    expect(account).toBe(alice.address)
    expect(await web3.eth.getChainId()).toBe(31_337n)
    const signature = await web3.eth.personal.sign(web3.utils.utf8ToHex(message), account, '')
    expect(verifyMessage(message, signature)).toBe(alice.address)
    const receipt = await web3.eth.sendTransaction({ from: account, to: brook.address, value: '1000' })
    expect(receipt.status).toBe(1n)
    const usdc = new web3.eth.Contract(erc20Abi, evmTokens.usdc.address)
    expect(await usdc.methods['symbol']?.().call()).toBe('USDC')
  })

  test('viem: connects, reads, signs, sends, switches, reads the receipt', async () => {
    const transport = custom(await opened())
    const client = createWalletClient({ chain: one, transport })
    const reader = createPublicClient({ chain: one, transport, pollingInterval: 50 })
    const [account = '0x'] = await connectedByModal(client.requestAddresses())
    const signature = await client.signMessage({ account, message })
    expect(await verifyViem({ address: account, message, signature })).toBe(true)
    const hash = await client.sendTransaction({ account, to: brook.address, value: parseViemEther('0.01') })
    expect(await reader.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await reader.readContract({ address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'decimals' })).toBe(6)
    await client.switchChain({ id: two.id })
    expect(await client.getChainId()).toBe(two.id)
    wallet.behavior = 'reject'
    await expect(client.signMessage({ account, message })).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
  })

  test('wagmi: connects, follows, signs, sends, switches, disconnects', async () => {
    const target = { id: 'billfold', name: 'Billfold', provider: (await opened()) as never }
    // It looks for a provider in a page only.
    vi.stubGlobal('window', {})
    const config = createConfig({
      chains: [one, two],
      connectors: [injected({ target: () => target, unstable_shimAsyncInject: false })],
      transports: { [one.id]: wagmiCustom(provider), [two.id]: wagmiCustom(provider) },
      multiInjectedProviderDiscovery: false,
      storage: null,
      pollingInterval: 50,
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('wagmi has the connector')
    const { accounts } = await connectedByModal(connect(config, { connector }))
    expect(accounts).toEqual([alice.address, brook.address])
    const statuses: string[] = []
    const unwatch = watchAccount(config, { onChange: ({ address, chainId, status }) => statuses.push(`${status} ${address} ${chainId}`) })
    expect((await getBalance(config, { address: alice.address })).value).toBeGreaterThan(0n)
    expect(await verifyViem({ address: alice.address, message, signature: await signMessage(config, { message }) })).toBe(true)
    const hash = await sendTransaction(config, { to: brook.address, value: 1n })
    expect(await waitForTransactionReceipt(config, { hash })).toMatchObject({ status: 'success' })
    await switchChain(config, { chainId: two.id })
    expect(getAccount(config).chainId).toBe(two.id)
    wallet.changeAccount(brook.address)
    await expect.poll(() => getAccount(config).address).toBe(brook.address)
    await disconnect(config)
    expect(getAccount(config).status).toBe('disconnected')
    unwatch()
    expect(statuses).toContain(`connected ${brook.address} ${two.id}`)
  })
})
