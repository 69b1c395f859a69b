import type { BillfoldError, Session, TransferRequest } from '@billfold/kernel'
import { type BitcoinChain, bitcoinNetwork, startBitcoinChain } from '@billfold/local-chains/bitcoin'
import { collectibleCoins, gro, hauk, ines } from '@billfold/local-chains/bitcoin/seed'
import { type LiveStandardPage, liveStandardPage } from '@billfold/test/fakes'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@billfold/test-wallets/bitcoin'
import { hex } from '@scure/base'
import { OutScript, RawTx } from '@scure/btc-signer'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bip122 } from '../manifest.js'
import { scriptOf } from '../signing/scripts.js'

let chain: BitcoinChain
let open: LiveStandardPage | undefined
beforeAll(async () => void (chain = await startBitcoinChain()))
afterEach(() => open?.kernel.destroy())
afterAll(() => chain.stop())

/** A page with a wallet that is on an account, and what can be done in it. */
async function connected(options: Partial<BitcoinWalletOptions> = {}, address: string = gro.address) {
  const wallet = createBitcoinWallet({
    ...{ name: 'Grebe', keys: [gro, hauk], standard: 'wallet-standard', behavior: 'approve', isRegistered: false, storage: undefined },
    ...options,
  })
  const page = await liveStandardPage({
    ...{ manifest: bip122({ discovery: 'start' }), namespace: 'bip122', networks: [bitcoinNetwork(chain.url)], pace: 50 },
    wallets: [{ name: 'Grebe', standard: wallet.provider }],
  })
  open = page
  wallet.changeAccount(address)
  const session: Session = await page.connect()
  const { adapter } = page
  const cannot = (): Promise<never> => Promise.reject(new Error('cannot'))
  return {
    ...{ page, wallet, session },
    transfer: (request: TransferRequest): Promise<string> => adapter.transfer?.(session, request) ?? cannot(),
    fee: (request: TransferRequest): Promise<bigint> => adapter.transferFee?.(session, request) ?? cannot(),
    balance: async (of: string): Promise<string | undefined> => {
      if (session.network === undefined) throw new Error('the wallet is on no network')
      return (await adapter.balance?.(of, session.network, new AbortController().signal))?.balance
    },
  }
}

const failure = (answer: Promise<unknown>): Promise<BillfoldError> =>
  answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )

/** A transaction as the chain has it: the values of the coins that it spends, and its outputs. */
async function onChain(txid: string) {
  const found = await chain.node.transaction(txid)
  if (found === undefined) throw new Error(`${txid} is not on the chain`)
  const { inputs, outputs } = RawTx.decode(found.raw)
  const spent = await Promise.all(
    inputs.map(async ({ txid: id, index }) => {
      const source = await chain.node.transaction(hex.encode(id))
      return source === undefined ? 0 : Number(RawTx.decode(source.raw).outputs[index]?.amount ?? 0n)
    }),
  )
  return { spent, outputs: outputs.map(({ amount, script }) => ({ amount: Number(amount), type: OutScript.decode(script).type })) }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

describe('on a real chain', () => {
  test('default: the balance; a transfer costs what was told, its change comes back, and it is mined', async () => {
    const { transfer, fee, balance } = await connected()
    expect(await balance(gro.address)).toBe('0.52150546')
    expect(await balance(ines.address)).toBe('0')
    const told = await fee({ to: ines.address, amount: 1_000_000n })
    const txid = await transfer({ to: ines.address, amount: 1_000_000n })
    const { spent, outputs } = await onChain(txid)
    expect(outputs.map(({ amount }) => amount)).toContain(1_000_000)
    expect(outputs).toHaveLength(2)
    expect(total(spent) - total(outputs.map(({ amount }) => amount))).toBe(Number(told))
    expect(await balance(ines.address)).toBe('0.01')
    await chain.mine()
    expect((await chain.node.transaction(txid))?.block?.height).toBe(chain.node.height)
    expect(await balance(ines.address)).toBe('0.01')
  })

  test('behavior: what was sent is followed: on its way, then in its block; what nobody sent is missing', async () => {
    const { page, session, transfer } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('the wallet is on no network')
    const follow = (hash: string) => page.adapter.followTransaction?.({ hash, address: gro.address, network }, new AbortController().signal)
    const txid = await transfer({ to: ines.address, amount: 1_000_000n })
    expect(await follow(txid)).toEqual({ status: 'pending' })
    await chain.mine()
    expect(await follow(txid)).toEqual({ status: 'confirmed', block: String(chain.node.height) })
    expect(await follow('ab'.repeat(32))).toEqual({ status: 'missing' })
  })

  test('behavior: a coin with a rune on it is never spent, even when everything else is', async () => {
    const { transfer } = await connected()
    const held = await chain.node.coins(scriptOf(gro.address))
    const spendable = total(held.map(({ value }) => value).filter((value) => value !== collectibleCoins.rune))
    const { spent } = await onChain(await transfer({ to: hauk.address, amount: BigInt(spendable - 20_000) }))
    expect(spent).not.toContain(collectibleCoins.rune)
    expect(total(spent)).toBe(spendable)
    expect(await failure(transfer({ to: hauk.address, amount: BigInt(spendable) }))).toMatchObject({ code: 'transfer/not-enough' })
  })

  test('behavior: on the address for collectibles there is nothing to spend', async () => {
    const { transfer } = await connected({}, gro.ordinals)
    expect(await failure(transfer({ to: ines.address, amount: 1_000n }))).toMatchObject({ code: 'transfer/not-enough' })
    expect((await chain.node.coins(scriptOf(gro.ordinals))).map(({ value }) => value)).toEqual(Object.values(collectibleCoins))
  })

  test('behavior: a wallet that pays somebody else than it was asked to is refused with the difference, and nothing is sent', async () => {
    const { transfer, balance } = await connected({ changesTransactions: true, keys: [hauk, gro] }, hauk.address)
    const before = await balance(hauk.address)
    const { code, message } = await failure(transfer({ to: ines.address, amount: 70_000n }))
    expect(code).toBe('transfer/changed')
    expect(message).toMatch(new RegExp(`output \\d is 0\\.\\d+ to ${gro.ordinals} instead of 0\\.\\d+ to bcrt1\\w+\\. Nothing was sent\\.`))
    expect(await balance(hauk.address)).toBe(before)
  })

  test('behavior: a signature by another key is refused, and nothing is sent', async () => {
    const { page, session, transfer } = await connected({ signsAsAnother: true, keys: [hauk, gro] }, hauk.address)
    expect(await failure(page.adapter.signMessage?.(session, 'Harbour') ?? Promise.resolve())).toMatchObject({
      code: 'wallet/invalid-answer',
    })
    expect(await failure(transfer({ to: ines.address, amount: 70_000n }))).toHaveProperty('code', expect.stringMatching(/^wallet\//))
  })

  test('behavior: a node that loses the answer has the transaction all the same, and it is sent once', async () => {
    const { page, transfer } = await connected({ keys: [hauk, gro] }, hauk.address)
    page.faults.set('POST /tx', 'unanswered')
    const txid = await transfer({ to: ines.address, amount: 30_000n })
    expect((await onChain(txid)).outputs.map(({ amount }) => amount)).toContain(30_000)
    expect(page.requests.filter((each) => each === 'POST /tx')).toHaveLength(1)
  })
})
