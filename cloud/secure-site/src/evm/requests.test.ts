import { type EvmChain, minedReceipt, startEvmChain, tokenAbi } from '@billfold/local-chains/evm'
import { brook, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, encodeFunctionData, http, maxUint256, numberToHex, parseEther, verifyTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { losingFetch } from '../../testing/losing-fetch.js'
import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
const useOne = useWorld(() => ({
  networks: [{ caipNetworkId: `eip155:${chain.chainId}` as const, name: 'Harbour One', rpcUrl: chain.url }],
}))
const node = () => createPublicClient({ transport: http(chain.url), pollingInterval: 50 })

/** Somebody who is logged in, and has money. */
async function rich(email: string, options: SiteOptions = {}) {
  const site = new SiteInBrowser(useOne(), { chain: { id: `eip155:${chain.chainId}` }, ...options })
  const address = (await site.logIn(useOne(), email)).address as `0x${string}`
  await chain.call('anvil_setBalance', [address, numberToHex(parseEther('1'))])
  await chain.call('eth_sendTransaction', [{ from: brook.address, to: evmTokens.usdc.address, data: mint(address) }])
  const send = (transaction: object): Promise<unknown> => site.rpc('eth_sendTransaction', [{ from: address, ...transaction }])
  const last = () => {
    const approval = site.seen.at(-1)
    if (approval === undefined) throw new Error('Nothing was shown')
    return { ...approval, told: Object.fromEntries(approval.facts.map(({ label, value }) => [label, value])) }
  }
  return { site, address, send, last }
}
const token = (functionName: 'transfer' | 'approve', to: string, amount: bigint) => ({
  to: evmTokens.usdc.address,
  data: encodeFunctionData({ abi: tokenAbi, functionName, args: [to as `0x${string}`, amount] }),
})
const mint = (to: `0x${string}`) => encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, 5_000_000n] })

describe('a transaction', () => {
  test('default: is told in words with its fee, and is on the network', async () => {
    const { address, send, last } = await rich('ada@harbour.example')
    const hash = (await send({ to: brook.address, value: numberToHex(parseEther('0.25')) })) as `0x${string}`
    expect(await minedReceipt(node(), hash)).toMatchObject({ status: 'success', from: address.toLowerCase() })
    expect(last()).toMatchObject({ title: 'Send 0.25', risks: [], told: { To: brook.address } })
    expect(last().told['Network fee']).toMatch(/^up to 0\.0\d+/)
    expect(last().raw).toContain(brook.address)
  })

  test('behavior: tokens are told by name and amount; without a limit they are a danger', async () => {
    const { send, last } = await rich('bo@harbour.example')
    await send(token('transfer', brook.address, 1_500_000n))
    expect(last()).toMatchObject({ title: 'Send 1.5 USDC', risks: [], told: { To: brook.address, Amount: '1.5 USDC' } })
    await send(token('approve', brook.address, maxUint256))
    expect(last()).toMatchObject({
      title: 'Let somebody take your tokens',
      told: { 'Who may take them': brook.address, 'At most': 'without limit' },
    })
    expect(last().risks).toEqual([{ level: 'danger', text: 'They may take all of these tokens, at any time.' }])
    await send(token('transfer', evmTokens.usdc.address, 1n)).catch(() => undefined)
    expect(last().risks).toContainEqual({ level: 'danger', text: expect.stringContaining('the token itself') })
  })

  test('behavior: what would fail, what is too dear and what nobody can read is said before', async () => {
    const { send, last, site } = await rich('cy@harbour.example')
    site.decision = 'refused'
    await expect(send(token('transfer', brook.address, 6_000_000n))).rejects.toMatchObject({ code: 'rejected' })
    expect(last().risks).toContainEqual({ level: 'danger', text: 'As things stand it would fail, and cost the fee.' })
    await expect(send({ to: brook.address, value: numberToHex(parseEther('2')) })).rejects.toMatchObject({ code: 'rejected' })
    expect(last().risks).toContainEqual({ level: 'danger', text: 'The account does not hold enough for this.' })
    await expect(send({ to: evmContracts.router, data: '0xdeadbeef' })).rejects.toMatchObject({ code: 'rejected' })
    expect(last()).toMatchObject({ title: 'Call a contract', told: { Data: '0xdeadbeef, 4 bytes' } })
    expect(last().risks).toContainEqual({ level: 'caution', text: expect.stringContaining('cannot be told') })
    await expect(send({ data: '0x6001600155' })).rejects.toMatchObject({ code: 'rejected' })
    expect(last()).toMatchObject({ title: 'Put a contract on the network', told: { To: 'a new contract' } })
  })

  test.each<readonly [string, object, object, string]>([
    ['of another account', { from: brook.address }, {}, 'signer-differs'],
    ['for another network', { chainId: '0x1' }, {}, 'chain-differs'],
    ['that is none', { to: 'brook' }, {}, 'request-malformed'],
    ['by a node of another network than it says', {}, { chainId: 8453, rpcUrl: 'own' }, 'chain-differs'],
    ['where no node answers', {}, { chainId: 8453, rpcUrl: 'http://127.0.0.1:9' }, 'node-away'],
  ])('behavior: one %s is never shown', async (what, fields, more, code) => {
    const { site, address } = await rich(`${what.replaceAll(' ', '-')}@harbour.example`)
    const place = 'rpcUrl' in more && more.rpcUrl === 'own' ? { ...more, rpcUrl: chain.url } : more
    const asked = site.rpc('eth_sendTransaction', [{ from: address, to: brook.address, value: '0x1', ...fields }], place)
    await expect(asked).rejects.toMatchObject({ code })
    expect(site.seen).toEqual([])
  })

  test.each([
    [
      'who goes is told that it may have been sent, and not that they refused',
      'vera@harbour.example',
      'closed',
      { status: 'rejected', reason: expect.objectContaining({ code: 'sent-unknown' }) },
    ],
    [
      'tried again it is sent once, without another approval',
      'vito@harbour.example',
      'again',
      { status: 'fulfilled', value: expect.stringMatching(/^0x[\da-f]{64}$/) },
    ],
  ] as const)('behavior: where the answer of the node is lost, %s', async (_, email, patience, answer) => {
    const { site, send } = await rich(email, { fetch: losingFetch('eth_sendRawTransaction', 1).fetch })
    const receiver = '0x00000000000000000000000000000000000000d7'
    const before = await node().getBalance({ address: receiver })
    site.patience = [patience]
    const [answered] = await Promise.allSettled([send({ to: receiver, value: numberToHex(parseEther('0.25')) })])
    expect(answered).toEqual(answer)
    expect([site.waitedFor, site.seen.length]).toEqual([['sent-unknown'], 1])
    await expect.poll(() => node().getBalance({ address: receiver })).toBe(before + parseEther('0.25'))
  })

  test('behavior: several of a key go one after the other, which is said; all or none is refused', async () => {
    const { site, last } = await rich('di@harbour.example')
    const calls = [
      { to: brook.address, value: '0x1' },
      { to: brook.address, value: '0x2' },
    ]
    const answer = await site.rpc('wallet_sendCalls', [{ version: '2.0.0', chainId: numberToHex(chain.chainId), calls }])
    expect(last()).toMatchObject({
      title: 'Do 2 things',
      risks: [{ level: 'caution', text: expect.stringContaining('one after the other') }],
    })
    const { id } = answer as { readonly id: string }
    await expect.poll(async () => (await site.rpc('wallet_getCallsStatus', [id])) as object).toMatchObject({ status: 200, atomic: false })
    const all = site.rpc('wallet_sendCalls', [{ version: '2.0.0', atomicRequired: true, calls }])
    await expect(all).rejects.toMatchObject({ code: 'atomic-unsupported' })
  })
})

describe('data', () => {
  const permit = (chainId: number) => ({
    domain: { name: 'USD Coin', version: '1', chainId, verifyingContract: evmTokens.usdc.address },
    types: {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit' as const,
    message: { spender: brook.address, value: '7' },
  })

  test('default: a permit is told in words: who may take how much of which token, until when', async () => {
    const { site, address, last } = await rich('ed@harbour.example')
    const data = permit(chain.chainId)
    const signature = (await site.rpc('eth_signTypedData_v4', [address, JSON.stringify(data)])) as `0x${string}`
    expect(await verifyTypedData({ ...data, message: { ...data.message, value: 7n }, address, signature })).toBe(true)
    expect(last()).toMatchObject({
      title: 'Let somebody take your tokens',
      told: { 'Who may take them': brook.address, 'At most': '0.000007 USDC', For: 'USD Coin', Contract: evmTokens.usdc.address },
    })
    expect(last().risks).toEqual([{ level: 'caution', text: expect.stringContaining('take tokens') }])
    await site.rpc('eth_signTypedData_v4', [address, permit(1)])
    expect(last().risks).toContainEqual({ level: 'danger', text: expect.stringContaining('another network') })
    await site.rpc('eth_signTypedData_v4', [address, { ...data, message: { ...data.message, value: `0x${'f'.repeat(64)}` } }])
    expect(last()).toMatchObject({ told: { 'At most': 'without limit' } })
    expect(last().risks).toContainEqual({ level: 'danger', text: expect.stringContaining('all of these tokens') })
  })

  test('behavior: what no descriptor knows is told field by field', async () => {
    const { site, address, last } = await rich('gil@harbour.example')
    const data = {
      domain: { name: 'Harbour', chainId: chain.chainId, verifyingContract: brook.address },
      types: { Berth: [{ name: 'pier', type: 'uint256' }] },
      ...{ primaryType: 'Berth', message: { pier: '7' } },
    }
    await site.rpc('eth_signTypedData_v4', [address, JSON.stringify(data)])
    expect(last()).toMatchObject({ title: 'Sign data: Berth', told: { pier: '7', For: 'Harbour', Contract: brook.address }, risks: [] })
  })

  test.each([
    ['an operation of the account', { primaryType: 'PackedUserOperation', verifyingContract: evmContracts.entryPoint }],
    ['an operation by another name', { primaryType: 'Greeting', verifyingContract: evmContracts.entryPoint }],
    ['a signature of a smart account', { primaryType: 'AccountMessage', verifyingContract: brook.address }],
  ])('behavior: %s is not signed as data: it would do what nobody was told', async (what, { primaryType, verifyingContract }) => {
    const { site, address } = await rich(`${what.replaceAll(' ', '-')}@harbour.example`)
    const data = {
      domain: { name: 'ERC4337', version: '1', chainId: chain.chainId, verifyingContract },
      types: { [primaryType]: [{ name: 'sender', type: 'address' }] },
      ...{ primaryType, message: { sender: address } },
    }
    await expect(site.rpc('eth_signTypedData_v4', [address, data])).rejects.toMatchObject({ code: 'method-not-allowed' })
    expect(site.seen).toEqual([])
  })
})

describe('requests', () => {
  test.each(['eth_sign', 'eth_signTransaction', 'wallet_addEthereumChain', 'personal_ecRecover', 'constructor'])(
    'behavior: Requested RPC call is not allowed: %s',
    async (method) => {
      const site = new SiteInBrowser(useOne())
      await expect(site.rpc(method, [])).rejects.toMatchObject({ code: 'method-not-allowed' })
    },
  )

  test('behavior: a sign-in for another page is a danger', async () => {
    const { site, address, last } = await rich('fi@harbour.example')
    const text = `bank.example wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://bank.example\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-01-01T00:00:00Z`
    await site.rpc('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, address])
    expect(last()).toMatchObject({ title: 'Sign in to bank.example' })
    expect(last().risks).toContainEqual({ level: 'danger', text: expect.stringContaining('bank.example') })
  })
})
