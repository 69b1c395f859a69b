import type { BillfoldError, TransferRequest } from '@billfold/kernel'
import { type SuiLedger, startSuiLedger, suiNetwork } from '@billfold/local-chains/sui'
import { mara, nils, odo, pia, suiChainId, suiCoinType, suiCoins } from '@billfold/local-chains/sui/seed'
import { type LiveStandardPage, liveStandardPage } from '@billfold/test/fakes'
import { type SuiWallet, type SuiWalletOptions, createSuiWallet } from '@billfold/test-wallets/sui'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sui } from '../manifest.js'

let chain: SuiLedger
let open: LiveStandardPage | undefined

beforeEach(async () => void (chain = await startSuiLedger()))
afterEach(async () => {
  await open?.kernel.destroy()
  await chain.stop()
})

async function connected(options: Partial<SuiWalletOptions> = {}) {
  const wallet: SuiWallet = createSuiWallet({
    ...{ name: 'Harbour Wallet', keys: [mara, nils, odo], url: chain.url, behavior: 'approve', isRegistered: false, storage: undefined },
    ...options,
  })
  const page = await liveStandardPage({
    ...{ manifest: sui({ discovery: 'start' }), namespace: 'sui', networks: [suiNetwork(chain.url)], wallets: [wallet], pace: 50 },
  })
  open = page
  const session = await page.connect()
  const { adapter } = page
  const cannot = (): Promise<never> => Promise.reject(new Error('cannot'))
  const transfer = (request: TransferRequest): Promise<string> => adapter.transfer?.(session, request) ?? cannot()
  const fee = (request: TransferRequest): Promise<bigint> => adapter.transferFee?.(session, request) ?? cannot()
  return { page, wallet, session, transfer, fee }
}

const failure = (answer: Promise<unknown>): Promise<BillfoldError> =>
  answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )
const balanceOf = ({ address }: { readonly address: string }, type = suiCoinType): bigint => chain.ledger.balance(address, type)
const signings = ({ requests }: SuiWallet): number => requests.filter(({ method }) => method.startsWith('sui:sign')).length

describe('reading', () => {
  test('default: the balance, and coins by their names, SUI first', async () => {
    const { page, session } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('the wallet is on no network')
    const { signal } = new AbortController()
    expect(await page.adapter.balance?.(mara.address, network, signal)).toEqual({ balance: '10', symbol: 'SUI' })
    expect(await page.adapter.tokens?.(mara.address, network, signal)).toMatchObject([
      { symbol: 'SUI', quantity: { numeric: '10' } },
      { symbol: 'USDC', address: `${suiChainId}:${suiCoins.usdc.type}`, quantity: { numeric: '1000', decimals: '6' } },
      { symbol: 'OAK', quantity: { numeric: '42.5' } },
    ])
    expect(await page.adapter.balance?.(pia.address, network, signal)).toEqual({ balance: '0', symbol: 'SUI' })
  })
})

describe('sending SUI', () => {
  test('default: it moves what was asked, at no more than the fee that was told, and is on the ledger when it resolves', async () => {
    const { transfer, fee, wallet } = await connected()
    const before = balanceOf(mara)
    const most = await fee({ to: pia.address, amount: 1_000_000n })
    expect(signings(wallet)).toBe(0)
    const digest = await transfer({ to: pia.address, amount: 1_000_000n })
    expect(chain.ledger.entry(digest)?.error).toBeUndefined()
    expect(balanceOf(pia)).toBe(1_000_000n)
    const paid = before - balanceOf(mara) - 1_000_000n
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(most)
  })

  test('behavior: more than any one coin holds is put together, and coins that are not needed stay', async () => {
    const { transfer } = await connected()
    await transfer({ to: pia.address, amount: 6_000_000_000n })
    expect(balanceOf(pia)).toBe(6_000_000_000n)
    expect(chain.ledger.coinsOf(mara.address, suiCoinType).length).toBe(3)
  })

  test('behavior: a coin of another type is moved out of several', async () => {
    const { transfer } = await connected()
    await transfer({ to: pia.address, amount: 700_000_000n, tokenAddress: `${suiChainId}:${suiCoins.usdc.type}` })
    expect([balanceOf(mara, suiCoins.usdc.type), balanceOf(pia, suiCoins.usdc.type)]).toEqual([300_000_000n, 700_000_000n])
  })

  test.each<[string, TransferRequest, string, RegExp]>([
    [
      'an address of EVM',
      { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: 1n },
      'transfer/wrong-address',
      /address of an EVM network/,
    ],
    ['no address', { to: 'pia', amount: 1n }, 'transfer/wrong-address', /no address of Sui/],
    ['nothing', { to: pia.address, amount: 0n }, 'wallet/invalid-amount', /amount/],
    ['more than there is', { to: pia.address, amount: 11_000_000_000n }, 'transfer/not-enough', /has 10 SUI/],
    ['all of it, with nothing left for the fee', { to: pia.address, amount: 10_000_000_000n }, 'transfer/not-enough', /fee included/],
    [
      'more of a coin than there is',
      { to: pia.address, amount: 2_000_000_000n, tokenAddress: suiCoins.usdc.type },
      'transfer/not-enough',
      /2000 USDC are needed/,
    ],
    ['a coin that is none', { to: pia.address, amount: 1n, tokenAddress: 'moon' }, 'wallet/invalid-address', /none/],
  ])('behavior: %s is refused with the reason, and no wallet is asked', async (_, request, code, words) => {
    const { transfer, wallet } = await connected()
    expect(await failure(transfer(request))).toMatchObject({ code, message: expect.stringMatching(words) })
    expect(signings(wallet)).toBe(0)
  })

  test('behavior: a node of another network is noticed before a wallet is asked', async () => {
    const { transfer, wallet, page } = await connected()
    page.faults.set('sui_getChainIdentifier', { result: '35834a8a' })
    expect(await failure(transfer({ to: pia.address, amount: 1n }))).toMatchObject({ code: 'node/wrong-network' })
    expect(signings(wallet)).toBe(0)
  })

  test('behavior: a wallet that signs another transaction is found out, and nothing is sent', async () => {
    const { transfer } = await connected({ changesTransactions: true })
    expect(await failure(transfer({ to: pia.address, amount: 1_000n }))).toMatchObject({ code: 'transfer/changed' })
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: a person who says no sends nothing', async () => {
    const { transfer, wallet } = await connected()
    wallet.behavior = 'reject'
    expect(await failure(transfer({ to: pia.address, amount: 1_000n }))).toMatchObject({ code: 'wallet/refused' })
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: it arrived but the answer was lost: it is looked up by its digest, and is one transaction', async () => {
    const { transfer, page } = await connected()
    page.faults.set('sui_executeTransactionBlock', 'unanswered')
    const digest = await transfer({ to: pia.address, amount: 1_000n })
    expect(chain.ledger.entries.map((entry) => entry.digest)).toEqual([digest])
  })

  test('behavior: it never arrived: nobody knows, and that is said', async () => {
    const { transfer, page } = await connected()
    page.faults.set('sui_executeTransactionBlock', 'lost')
    expect(await failure(transfer({ to: pia.address, amount: 1_000n }))).toMatchObject({ code: 'transfer/unknown-outcome' })
  })

  test('behavior: a no of the validators is a refusal with the reason', async () => {
    const { transfer, page } = await connected()
    const message = 'Object is not available for consumption'
    page.faults.set('sui_executeTransactionBlock', { error: { code: -32002, message } })
    expect(await failure(transfer({ to: pia.address, amount: 1_000n }))).toMatchObject({
      ...{ code: 'transfer/refused', message: `The network did not accept it: ${message}` },
    })
  })

  test('behavior: a wallet that only sends is asked to send, and what it sent is looked up', async () => {
    const { transfer, wallet } = await connected({ lacks: ['sui:signTransaction'] })
    const digest = await transfer({ to: pia.address, amount: 1_000n })
    expect(wallet.sent).toEqual([digest])
    expect(balanceOf(pia)).toBe(1_000n)
  })
})
