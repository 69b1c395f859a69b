import { type SolanaChain, startSolanaChain } from '@billfold/local-chains/solana'
import { ben, solanaChainId, solanaTokens } from '@billfold/local-chains/solana/seed'
import { getAssignInstruction, getTransferSolInstruction } from '@solana-program/system'
import { getApproveInstruction, getTransferCheckedInstruction } from '@solana-program/token'
import { base58 } from '@scure/base'
import {
  AccountRole,
  type Address,
  type IInstruction,
  address as addressOf,
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { losingFetch } from '../../testing/losing-fetch.js'
import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())
const useOne = useWorld(() => ({ networks: [{ caipNetworkId: solanaChainId, name: 'Harbour Solana', rpcUrl: chain.url }] }))
const rpc = () => createSolanaRpc(chain.url)
const lamportsOf = async (account: string): Promise<bigint> => (await rpc().getBalance(addressOf(account)).send()).value
const friend = addressOf(ben.address)

/** Somebody who is logged in, and has a SOL. */
async function rich(email: string, options: SiteOptions = {}) {
  const site = new SiteInBrowser(useOne(), { chain: { id: solanaChainId }, ...options })
  const address = addressOf((await site.logIn(useOne(), email)).address)
  await rpc()
    .requestAirdrop(address, 1_000_000_000n as never)
    .send()
  const ask = (method: string, params: unknown): Promise<unknown> =>
    site.rpc(method, params, { chainId: solanaChainId, chainNamespace: 'solana' })
  const write = async (...instructions: readonly IInstruction[]): Promise<string> => bytesOf(address, instructions)
  return { site, address, ask, write, last: () => site.seen.at(-1) }
}

/** A transaction that nobody has signed, as pages hand it over. */
async function bytesOf(payer: Address, instructions: readonly IInstruction[]): Promise<string> {
  const { value } = await rpc().getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayer(payer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(value, made),
    (made) => appendTransactionMessageInstructions(instructions, made),
  )
  return base58.encode(Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message))))
}
const pay = (from: Address, amount: bigint): IInstruction =>
  getTransferSolInstruction({ source: createNoopSigner(from), destination: friend, amount })

describe('a Solana transaction', () => {
  test('default: is told in words with its fee, is signed and sent', async () => {
    const { address, ask, write, last } = await rich('ada@harbour.example')
    const before = await lamportsOf(ben.address)
    const answer = await ask('solana_signAndSendTransaction', { transaction: await write(pay(address, 250_000_000n)) })
    expect(await lamportsOf(ben.address)).toBe(before + 250_000_000n)
    expect(last()).toMatchObject({ title: `Send 0.25 SOL to ${ben.address}`, risks: [] })
    expect(last()?.facts).toContainEqual({ label: 'Network fee', value: '0.000005 SOL' })
    const { signature } = answer as { readonly signature: string }
    const { value } = await rpc()
      .getSignatureStatuses([signature as never])
      .send()
    expect(value[0]?.err).toBeNull()
  })

  test('behavior: where the answer of the node is lost it is tried again, sent once, and not approved anew', async () => {
    const { site, address, ask, write } = await rich('val@harbour.example', { fetch: losingFetch('sendTransaction', 1).fetch })
    const before = await lamportsOf(ben.address)
    site.patience = ['again']
    await ask('solana_signAndSendTransaction', { transaction: await write(pay(address, 30_000_000n)) })
    expect([site.waitedFor, site.seen.length]).toEqual([['sent-unknown'], 1])
    expect(await lamportsOf(ben.address)).toBe(before + 30_000_000n)
  })

  test('behavior: one that is only signed is not sent; several are signed at once', async () => {
    const { address, ask, write, last } = await rich('bo@harbour.example')
    const before = await lamportsOf(address)
    const one = (await ask('solana_signTransaction', { transaction: await write(pay(address, 5n)) })) as Readonly<Record<string, string>>
    const read = getTransactionDecoder().decode(base58.decode(one['transaction'] ?? ''))
    expect(base58.encode(Uint8Array.from(read.signatures[address] ?? []))).toBe(one['signature'])
    const two = [await write(pay(address, 6n)), await write(pay(address, 7n))]
    const { transactions } = (await ask('solana_signAllTransactions', { transactions: two })) as {
      readonly transactions: readonly string[]
    }
    expect(transactions.length).toBe(2)
    expect(last()).toMatchObject({ title: 'Sign 2 transactions' })
    expect(await lamportsOf(address)).toBe(before)
    await ask('solana_signTransaction', { transaction: two[0] })
  })

  test('behavior: tokens are told, and what gives power away is a danger', async () => {
    const { site, address, ask, write, last } = await rich('cy@harbour.example')
    site.decision = 'refused'
    const signer = createNoopSigner(address)
    const show = async (...instructions: readonly IInstruction[]): Promise<void> => {
      await expect(ask('solana_signTransaction', { transaction: await write(...instructions) })).rejects.toMatchObject({ code: 'rejected' })
    }
    const mint = addressOf(solanaTokens.usdc.mint)
    await show(
      getTransferCheckedInstruction({ source: address, mint, destination: friend, authority: signer, amount: 1_500_000n, decimals: 6 }),
    )
    expect(last()).toMatchObject({ title: `Send 1.5 of token ${mint} to ${friend}`, risks: [] })
    await show(getApproveInstruction({ source: address, delegate: friend, owner: signer, amount: 9n }))
    expect(last()?.risks).toEqual([{ level: 'danger', text: expect.stringContaining('without asking again') }])
    await show(getAssignInstruction({ account: signer, programAddress: friend }))
    expect(last()?.risks).toEqual([{ level: 'danger', text: 'It gives control of an account away.' }])
    await show({ programAddress: friend, accounts: [{ address, role: AccountRole.WRITABLE_SIGNER }], data: new Uint8Array(9) })
    expect(last()).toMatchObject({ title: `Call ${friend} with 9 bytes`, risks: [{ level: 'caution' }] })
    await show(pay(address, 1n), getApproveInstruction({ source: address, delegate: friend, owner: signer, amount: 9n }))
    expect(last()).toMatchObject({ title: 'Sign a transaction', risks: [{ level: 'danger' }] })
  })

  test('behavior: of another account, with bytes behind it, or none at all is never shown', async () => {
    const { site, address, ask, write } = await rich('di@harbour.example')
    const foreign = await bytesOf(friend, [pay(friend, 1n)])
    await expect(ask('solana_signTransaction', { transaction: foreign })).rejects.toMatchObject({ code: 'signer-differs' })
    const longer = base58.encode(Uint8Array.from([...base58.decode(await write(pay(address, 1n))), 0]))
    for (const transaction of [longer, 'abc', '0OIl', '']) {
      await expect(ask('solana_signTransaction', { transaction })).rejects.toMatchObject({ code: 'request-malformed' })
    }
    expect(site.seen).toEqual([])
  })

  test('behavior: a message that is a transaction is refused: its signature would send it', async () => {
    const { site, address, ask, write } = await rich('ed@harbour.example')
    const whole = base58.decode(await write(pay(address, 1n)))
    const message = base58.encode(whole.slice(65))
    await expect(ask('solana_signMessage', { message, pubkey: address })).rejects.toMatchObject({ code: 'request-malformed' })
    expect(site.seen).toEqual([])
  })

  test('behavior: what the network refuses is said, and nobody has signed twice', async () => {
    const { address, ask, write } = await rich('fi@harbour.example')
    const dear = await write(pay(address, 10n ** 18n))
    await expect(ask('solana_signAndSendTransaction', { transaction: dear })).rejects.toMatchObject({ code: 'node-refused' })
    const transaction = await write(pay(address, 11n))
    const answers = [
      await ask('solana_signAndSendTransaction', { transaction }),
      await ask('solana_signAndSendTransaction', { transaction }),
    ]
    expect(answers[0]).toEqual(answers[1])
  })
})
