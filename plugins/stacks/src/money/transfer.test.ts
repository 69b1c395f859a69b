import type { Session, TransferRequest } from '@billfold/kernel'
import { deserializeTransaction } from '@stacks/transactions'
import { c32address } from 'c32check'
import { describe, expect, test } from 'vitest'
import { answerAsNode, held } from '../../testing/fake-node.js'
import { signTransaction } from '../../testing/fake-stacks-wallet.js'
import { harbourNet } from '../../testing/kit-setups.js'
import { ada, bob } from '../../testing/keys.js'
import { operationsWith } from '../../testing/operations.js'
import { pairedSession } from '../../testing/paired.js'
import { connected } from '../../testing/session.js'
import { keyHashOf } from '../address.js'
import { stacks, stacksTestnet } from '../networks/index.js'

const request: TransferRequest = { to: bob.mainnet, amount: 1_000_000n }

/** Sends, while nodes answer. */
async function sending(session: Session, wanted: TransferRequest = request, networkId = 1) {
  const { operations, ports } = operationsWith()
  answerAsNode(ports.fetch, /./, networkId)
  return { ports, send: () => operations.transfer(session, wanted) }
}

describe('a transfer', () => {
  test('default: is signed by the wallet, with its fee, and handed to one node', async () => {
    const { session, asked } = await connected()
    const { ports, send } = await sending(session, { ...request, memo: 'for tea' })
    const txid = await send()
    const sent = ports.fetch.requests.filter(({ path }) => path === '/v2/transactions')
    const { tx } = JSON.parse(sent[0]?.body ?? '') as { readonly tx: string }
    const transaction = deserializeTransaction(tx)
    expect([txid, sent.length, asked]).toEqual([transaction.txid(), 1, ['stx_signTransaction']])
    expect(transaction.payload).toMatchObject({ amount: 1_000_000n, recipient: { value: bob.mainnet }, memo: { content: 'for tea' } })
    expect(transaction.auth.spendingCondition).toMatchObject({ nonce: 7n, fee: BigInt(tx.length / 2), signer: keyHashOf(ada.mainnet) })
  })

  test('behavior: costs what is told before anybody is asked', async () => {
    const { session, asked } = await connected()
    const { operations, ports } = operationsWith()
    answerAsNode(ports.fetch)
    expect([await operations.transferFee(session, request), asked]).toEqual([180n, []])
    await expect(operations.transferFee(session, { ...request, to: bob.testnet })).rejects.toMatchObject({
      code: 'transfer/other-network',
    })
  })

  test('behavior: on a network of its own', async () => {
    const { session } = await connected({ network: harbourNet })
    const { ports, send } = await sending(session, { ...request, to: bob.testnet }, 77)
    await send()
    const { tx } = JSON.parse(ports.fetch.requests.at(-1)?.body ?? '') as { readonly tx: string }
    expect(deserializeTransaction(tx)).toMatchObject({ chainId: 77, transactionVersion: 0x80 })
  })

  test.each<[string, TransferRequest, string]>([
    ['an address of EVM', { ...request, to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 'transfer/wrong-address'],
    ['an address of Bitcoin', { ...request, to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'transfer/wrong-address'],
    ['a wrong letter', { ...request, to: `${bob.mainnet.slice(0, -1)}A` }, 'transfer/wrong-address'],
    ['an address of the test network', { ...request, to: bob.testnet }, 'transfer/other-network'],
    ['a contract of the test network', { ...request, to: `${bob.testnet}.vault` }, 'transfer/other-network'],
    ['oneself', { ...request, to: ada.mainnet }, 'transfer/to-oneself'],
    ['nothing', { ...request, amount: 0n }, 'wallet/invalid-amount'],
    ['a token', { ...request, tokenAddress: `${bob.mainnet}.token` }, 'transfer/no-tokens'],
    ['a note of 35 bytes', { ...request, memo: `${'x'.repeat(33)}ü` }, 'transfer/long-memo'],
  ])('behavior: %s is refused, and neither a node nor the wallet is asked', async (_, wanted, code) => {
    const { session, asked } = await connected()
    const { ports, send } = await sending(session, wanted)
    await expect(send()).rejects.toMatchObject({ code })
    expect([asked, ports.fetch.requests]).toEqual([[], []])
  })

  test('behavior: from an account of the other networks nothing is sent', async () => {
    const { session, asked } = await connected()
    const { send } = await sending({ ...session, network: stacksTestnet }, { ...request, to: bob.testnet })
    await expect(send()).rejects.toMatchObject({ code: 'wallet/network-changed' })
    expect(asked).toEqual([])
  })

  test('behavior: more than the account has, with the fee, is refused before the wallet is asked', async () => {
    const { session, asked } = await connected()
    const { send } = await sending(session, { ...request, amount: BigInt(held) })
    await expect(send()).rejects.toMatchObject({ code: 'transfer/not-enough', context: { held: '2 STX', needed: '2.00018 STX' } })
    expect(asked).toEqual([])
  })

  test('behavior: nodes of another network are not believed, and the wallet is not asked', async () => {
    const { session, asked } = await connected()
    const { send } = await sending(session, request, 5)
    await expect(send()).rejects.toMatchObject({ code: 'node/wrong-network' })
    expect(asked).toEqual([])
  })
})

describe('what becomes of it', () => {
  test.each([
    ['a network that refuses it', { status: 400 }, 'transfer/refused'],
    ['a node that breaks off', { failure: 'reset' }, 'transfer/unknown-outcome'],
    ['a node that fails', { status: 500 }, 'transfer/unknown-outcome'],
  ])('behavior: %s', async (_, reply, code) => {
    const { session } = await connected()
    const { ports, send } = await sending(session)
    ports.fetch.route('v2/transactions', reply)
    await expect(send()).rejects.toMatchObject({ code })
    expect(ports.fetch.requests.filter(({ path }) => path === '/v2/transactions')).toHaveLength(1)
  })

  test('behavior: a no is a no, and nothing is sent', async () => {
    const { session, wallet } = await connected()
    wallet.behavior = 'refuse'
    const { ports, send } = await sending(session)
    await expect(send()).rejects.toMatchObject({ code: 'wallet/refused' })
    expect(ports.fetch.requests.some(({ path }) => path === '/v2/transactions')).toBe(false)
  })

  test('behavior: a transaction to somebody else is not sent', async () => {
    const { session, wallet } = await connected()
    const { ports, send } = await sending(session)
    const { buildTransfer } = await import('./build-transfer.js')
    const other = { from: ada.mainnet, to: 'SP000000000000000000002Q6VF78', amount: 1n, memo: '', nonce: 7, feeRate: 1 }
    const said = signTransaction((await buildTransfer(stacks, other)).transaction, ada)
    wallet.says = () => said
    await expect(send()).rejects.toMatchObject({ code: 'transfer/changed' })
    expect(ports.fetch.requests.some(({ path }) => path === '/v2/transactions')).toBe(false)
  })
})

describe('a wallet that sends by itself', () => {
  const lacks = ['stx_signTransaction']

  test('behavior: is asked to, when it cannot only sign', async () => {
    const { session, asked } = await connected({ lacks })
    const { send } = await sending(session)
    expect(await send()).toBe('5e'.repeat(32))
    expect(asked).toEqual(['stx_signTransaction', 'stx_transferStx'])
  })

  test('behavior: is asked to, when several keys have to sign', async () => {
    const { session, asked } = await connected()
    const account = { address: c32address(20, keyHashOf(ada.mainnet)) }
    const { send } = await sending({ ...session, account })
    await send()
    expect(asked).toEqual(['stx_transferStx'])
  })

  test.each([
    ['refuse', 'wallet/refused'],
    ['fail', 'transfer/unknown-outcome'],
  ] as const)('behavior: one that is told to %s: %s', async (behavior, code) => {
    const { session, wallet } = await connected({ lacks })
    wallet.behavior = behavior
    const { send } = await sending(session)
    await expect(send()).rejects.toMatchObject({ code })
  })

  test('behavior: one that names no transaction may have sent it', async () => {
    const { session, wallet } = await connected({ lacks })
    wallet.says = () => ({ txid: 'soon' })
    const { send } = await sending(session)
    await expect(send()).rejects.toMatchObject({ code: 'transfer/unknown-outcome' })
  })

  test('behavior: on a phone, by what it granted', async () => {
    const { session, asked } = await pairedSession({ stx_transferStx: () => ({ txid: `0x${'AB'.repeat(32)}` }) })
    const { send } = await sending(session, { ...request, memo: 'tea' })
    expect(await send()).toBe('ab'.repeat(32))
    const params = { recipient: bob.mainnet, amount: '1000000', memo: 'tea', network: 'mainnet' }
    expect(asked).toEqual([['stx_transferStx', params, 'stacks:1']])
  })
})
