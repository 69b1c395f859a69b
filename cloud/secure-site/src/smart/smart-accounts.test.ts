import { type Bundler, type EvmChain, startBundler, startEvmChain, tokenAbi } from '@billfold/local-chains/evm'
import { alice, brook, evmChainIds, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { verifySignature } from '@billfold/siwx-server/message'
import { createPublicClient, encodeFunctionData, getAddress, http, numberToHex, parseEther, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { losingFetch } from '../../testing/losing-fetch.js'
import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'

const text = 'Sail at six'
const inHex = `0x${Buffer.from(text).toString('hex')}`
const typedData = {
  domain: { name: 'Harbour', version: '1', chainId: evmChainIds.harbourOne },
  types: { Berth: [{ name: 'ship', type: 'string' }] },
  primaryType: 'Berth',
  message: { ship: 'Tern' },
} as const

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
const node = () => createPublicClient({ transport: http(chain.url), pollingInterval: 50 })

interface Calls {
  readonly to: `0x${string}`
  readonly value?: string
  readonly data?: `0x${string}`
}
const mint = (to: string, amount: bigint): Calls => ({
  to: evmTokens.usdc.address,
  data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to as `0x${string}`, amount] }),
})
const held = (owner: string) =>
  node().readContract({ address: evmTokens.usdc.address, abi: tokenAbi, functionName: 'balanceOf', args: [owner as `0x${string}`] })

describe.each([
  { kind: 'upgrade', code: new RegExp(`^0xef0100${evmContracts.simple7702Account.slice(2)}$`, 'i') },
  { kind: 'separate', code: new RegExp(`^0x363d3d373d3d3d363d73${evmContracts.accountCode.slice(2)}`, 'i') },
] as const)('a smart account, kind $kind', ({ kind, code }) => {
  const { accountFactory, accountCode } = evmContracts
  const useOne = useWorld(() => ({
    networks: [
      {
        ...{ caipNetworkId: `eip155:${chain.chainId}` as const, name: 'Harbour One', rpcUrl: chain.url },
        smartAccounts: { kind, bundlerUrl: bundler.url, paymasterUrl: bundler.url, factory: accountFactory, accountCode },
      },
    ],
  }))

  async function loggedIn(email: string, options: SiteOptions = {}) {
    const site = new SiteInBrowser(useOne(), { chain: { id: `eip155:${chain.chainId}` }, ...options })
    const user = await site.logIn(useOne(), email)
    // An upgraded account has the address of its key.
    const owner = user.accounts?.find(({ type }) => type === 'eoa')?.address ?? user.address
    return { site, user, owner, address: user.address as `0x${string}` }
  }
  const outcome = async (site: SiteInBrowser, id: string): Promise<unknown> => {
    const told = (await site.rpc('wallet_getCallsStatus', [id])) as { readonly status: number }
    return told.status
  }
  const send = async (site: SiteInBrowser, calls: readonly Calls[]): Promise<string> => {
    const answer = await site.rpc('wallet_sendCalls', [
      { version: '2.0.0', chainId: numberToHex(chain.chainId), atomicRequired: true, calls },
    ])
    return (answer as { readonly id: string }).id
  }

  test('default: is known before it is there, and the host is told which account it is', async () => {
    const { site, user, owner, address } = await loggedIn('ada@harbour.example')
    expect(user.preferredAccountType).toBe('smartAccount')
    const plain = { address: owner, type: 'eoa' }
    expect(user.accounts).toEqual([{ address, type: 'smartAccount' }, ...(kind === 'separate' ? [plain] : [])])
    expect(await site.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)).toEqual({ smartAccountEnabledNetworks: [chain.chainId] })
    expect(await site.ask('INIT_SMART_ACCOUNT', undefined)).toEqual({ address, isDeployed: false })
    expect(await site.rpc('eth_accounts', [])).toEqual([address])
    expect(await site.rpc('eth_chainId', [])).toBe('0x7a69')
    expect(await site.rpc('wallet_getCapabilities', [address])).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    const abi = [
      { type: 'function', name: 'accountOf', stateMutability: 'view', inputs: [{ type: 'address' }], outputs: [{ type: 'address' }] },
    ] as const
    const made = await node().readContract({ address: accountFactory, abi, functionName: 'accountOf', args: [owner as `0x${string}`] })
    expect(address).toBe(kind === 'separate' ? getAddress(made) : owner)
  })

  test('behavior: does several calls as one, without money of its own, and its code is there with the first', async () => {
    const { site, address } = await loggedIn('bo@harbour.example')
    expect(await node().getBalance({ address })).toBe(0n)
    const id = await send(site, [mint(address, 700n), mint(brook.address, 0n)])
    await expect.poll(() => outcome(site, id)).toBe(200)
    expect(await held(address)).toBe(700n)
    expect(site.seen.at(-1)).toMatchObject({ title: 'Do 2 things', risks: expect.not.arrayContaining([{ level: 'danger' }]) })
    expect(site.seen.at(-1)?.facts).toContainEqual({ label: 'Network fee', value: 'nothing: the app pays it' })
    expect(site.seen.at(-1)?.facts.some(({ label }) => label === 'Your account gets the code')).toBe(kind === 'upgrade')
    expect(await node().getCode({ address })).toMatch(code)
    expect(await site.ask('INIT_SMART_ACCOUNT', undefined)).toEqual({ address, isDeployed: true })
    const again = await send(site, [mint(address, 1n)])
    await expect.poll(() => outcome(site, again)).toBe(200)
    expect(site.seen.at(-1)?.facts.some(({ label }) => label === 'Your account gets the code')).toBe(false)
  })

  test('behavior: of several calls all are done or none', async () => {
    const { site, address } = await loggedIn('cy@harbour.example')
    const stolen = encodeFunctionData({ abi: tokenAbi, functionName: 'transferFrom', args: [alice.address, address, 1n] })
    const id = await send(site, [mint(address, 5n), { to: evmTokens.usdc.address, data: stolen }])
    expect(site.seen.at(-1)?.risks).toContainEqual({ level: 'danger', text: 'As things stand it would fail, and cost the fee.' })
    await expect.poll(() => outcome(site, id)).toBe(500)
    expect(await held(address)).toBe(0n)
  })

  test('behavior: a transaction is answered with the hash that the network knows', async () => {
    const { site, address } = await loggedIn('di@harbour.example')
    await chain.call('anvil_setBalance', [address, numberToHex(parseEther('1'))])
    const hash = await site.rpc('eth_sendTransaction', [{ from: address, to: brook.address, value: numberToHex(parseEther('0.25')) }])
    expect(await node().getTransactionReceipt({ hash: hash as `0x${string}` })).toMatchObject({ status: 'success' })
    expect(await node().getBalance({ address })).toBe(parseEther('0.75'))
  })

  test('behavior: what it signs holds on the chain, before it is there and after', async () => {
    const { site, address } = await loggedIn('ed@harbour.example')
    const holds = async (): Promise<void> => {
      const signature = (await site.rpc('personal_sign', [inHex, address])) as `0x${string}`
      expect(await node().verifyMessage({ address, message: text, signature })).toBe(true)
      expect(await node().verifyMessage({ address, message: 'Sail at seven', signature })).toBe(false)
      expect(await node().verifyMessage({ address: brook.address, message: text, signature })).toBe(false)
      const typed = (await site.rpc('eth_signTypedData_v4', [address, JSON.stringify(typedData)])) as `0x${string}`
      expect(await node().verifyTypedData({ ...typedData, address, signature: typed })).toBe(true)
    }
    await holds()
    const id = await send(site, [mint(address, 1n)])
    await expect.poll(() => outcome(site, id)).toBe(200)
    await holds()
  })

  test('behavior: a network that does not answer while a message is signed has the person asked once more', async () => {
    const { fetch } = losingFetch('eth_getCode', 1)
    const { site, address } = await loggedIn('en@harbour.example', { fetch })
    const signature = (await site.rpc('personal_sign', [inHex, address])) as `0x${string}`
    expect(await node().verifyMessage({ address, message: text, signature })).toBe(true)
    // The key itself needs no network to sign.
    expect(site.seen.length).toBe(kind === 'separate' ? 2 : 1)
  })

  test('behavior: a sign-in of the login is one of the account', async () => {
    const { site, address } = await loggedIn('fi@harbour.example')
    const siwxMessage = {
      ...{ accountAddress: '<<AccountAddress>>', chainId: `eip155:${chain.chainId}`, domain: 'app.example', uri: 'https://app.example/' },
      ...{ version: '1', nonce: 'abcdefgh1234' },
    }
    const { message = '', signature = '' } = await site.ask('GET_USER', { siwxMessage })
    expect(message).toContain(address)
    expect(await node().verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true)
    // A backend holds it for one as well, by a node of its own.
    const chainId = `eip155:${chain.chainId}`
    const rpcUrls = { [chainId]: chain.url }
    expect(await verifySignature({ chainId, address, message, signature }, { rpcUrls })).toEqual({ verdict: 'valid' })
    const other = message.replace('abcdefgh1234', 'abcdefgh1235')
    expect(await verifySignature({ chainId, address, message: other, signature }, { rpcUrls })).toEqual({ verdict: 'invalid' })
    expect(await verifySignature({ chainId, address: brook.address, message, signature }, { rpcUrls })).toEqual({ verdict: 'invalid' })
  })

  test('behavior: who prefers the key alone has it, here and after a reload, and can go back', async () => {
    const { site, address, owner } = await loggedIn('gus@harbour.example')
    expect(await site.ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({ type: 'eoa', address: owner })
    const reloaded = new SiteInBrowser(useOne(), { store: site.store, chain: { id: `eip155:${chain.chainId}` } })
    expect(await reloaded.ask('GET_USER', undefined)).toMatchObject({
      ...{ address: owner, preferredAccountType: 'eoa' },
      accounts: [{ address: owner, type: 'eoa' }, ...(kind === 'separate' ? [{ address, type: 'smartAccount' }] : [])],
    })
    expect(await reloaded.rpc('wallet_getCapabilities', [owner])).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
    const signature = (await reloaded.rpc('personal_sign', [inHex, owner])) as `0x${string}`
    expect(await verifyMessage({ address: owner as `0x${string}`, message: text, signature })).toBe(true)
    expect(await reloaded.ask('GET_USER', { preferredAccountType: 'smartAccount' })).toMatchObject({ address })
  })

  test('behavior: where nobody pays, the account does', async () => {
    const { site, address } = await loggedIn('hal@harbour.example')
    bundler.isStingy = true
    try {
      await chain.call('anvil_setBalance', [address, numberToHex(parseEther('1'))])
      const id = await send(site, [mint(address, 3n)])
      await expect.poll(() => outcome(site, id)).toBe(200)
      expect(await node().getBalance({ address })).toBeLessThan(parseEther('1'))
      expect(site.seen.at(-1)?.facts.find(({ label }) => label === 'Network fee')?.value).toMatch(/^up to 0\.\d+/)
      const poor = await loggedIn('hank@harbour.example')
      await expect(send(poor.site, [mint(poor.address, 3n)])).rejects.toMatchObject({ code: 'bundler-refused' })
      expect(poor.site.seen.at(-1)?.risks).toContainEqual({ level: 'danger', text: 'The account does not hold enough for this.' })
    } finally {
      bundler.isStingy = false
    }
  })

  test('behavior: an operation that is stuck is told as pending, and counted as nothing else', async () => {
    const { site, address } = await loggedIn('ida@harbour.example')
    bundler.isStuck = true
    try {
      const id = await send(site, [mint(address, 3n)])
      expect(await outcome(site, id)).toBe(100)
      expect(await held(address)).toBe(0n)
    } finally {
      bundler.isStuck = false
    }
  })

  test('behavior: nothing is sent for somebody who refuses', async () => {
    const { site, address } = await loggedIn('jo@harbour.example')
    site.decision = 'refused'
    await expect(send(site, [mint(address, 3n)])).rejects.toMatchObject({ code: 'rejected' })
    expect(await site.ask('INIT_SMART_ACCOUNT', undefined)).toMatchObject({ isDeployed: false })
  })
})
