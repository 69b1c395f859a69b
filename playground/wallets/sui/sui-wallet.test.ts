import { type SuiLedger, startSuiLedger } from '@billfold/local-chains/sui'
import { mara, nils, odo, pia, suiCoinType } from '@billfold/local-chains/sui/seed'
import { Transaction } from '@mysten/sui/transactions'
import { fromBase64 } from '@mysten/sui/utils'
import { verifyPersonalMessageSignature, verifyTransactionSignature } from '@mysten/sui/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type SuiWallet, type SuiWalletOptions, createSuiWallet } from './index.js'

let chain: SuiLedger
beforeAll(async () => void (chain = await startSuiLedger()))
afterAll(() => chain.stop())

const make = (options: Partial<SuiWalletOptions> = {}): SuiWallet =>
  createSuiWallet({
    ...{ name: 'Dipper', keys: [mara, nils, odo], url: chain.url, behavior: 'approve', isRegistered: false, storage: undefined },
    ...options,
  })

type Feature = (input: unknown) => Promise<Record<string, string>>

/** Calls a feature as a page does. */
function call({ standard }: SuiWallet, name: `${string}:${string}`, input: object): Promise<Record<string, string>> {
  const feature = standard.features[name] as Readonly<Record<string, Feature>>
  return feature[name.split(':')[1] ?? '']?.(input) ?? Promise.reject(new Error(`no ${name}`))
}

async function connected(options: Partial<SuiWalletOptions> = {}): Promise<SuiWallet> {
  const wallet = make(options)
  await call(wallet, 'standard:connect', {})
  return wallet
}

function payment(): Transaction {
  const transaction = new Transaction()
  transaction.transferObjects([transaction.splitCoins(transaction.gas, [5_000n])], pia.address)
  return transaction
}

describe('the Sui wallet', () => {
  test('default: it signs with keys of three kinds', async () => {
    const wallet = await connected()
    const message = new TextEncoder().encode('Harbour')
    for (const account of wallet.visible) {
      const { signature = '' } = await call(wallet, 'sui:signPersonalMessage', { message, account })
      expect((await verifyPersonalMessageSignature(message, signature)).toSuiAddress()).toBe(account.address)
      expect(account.publicKey.length).toBeGreaterThanOrEqual(32)
    }
  })

  test('behavior: it completes a transaction, signs it, and shows what it does', async () => {
    const wallet = await connected({ behavior: 'approve' })
    wallet.behavior = 'silent'
    const asked = call(wallet, 'sui:signTransaction', { transaction: payment(), account: wallet.visible[0] })
    await expect.poll(() => wallet.questions.length).toBe(1)
    expect(wallet.questions[0]?.details).toEqual(
      expect.arrayContaining([
        ['Amount', '5000'],
        ['To', pia.address],
      ]),
    )
    wallet.answer('approve')
    const { bytes = '', signature = '' } = await asked
    expect((await verifyTransactionSignature(fromBase64(bytes), signature)).toSuiAddress()).toBe(mara.address)
  })

  test('behavior: it sends by its own node', async () => {
    const wallet = await connected()
    const before = chain.ledger.balance(pia.address, suiCoinType)
    const { digest = '' } = await call(wallet, 'sui:signAndExecuteTransaction', { transaction: payment(), account: wallet.visible[1] })
    expect(wallet.sent).toEqual([digest])
    expect(chain.ledger.balance(pia.address, suiCoinType)).toBe(before + 5_000n)
  })

  test('parameters: changesTransactions: what it signs pays somebody else', async () => {
    const wallet = await connected({ changesTransactions: true })
    const { bytes = '' } = await call(wallet, 'sui:signTransaction', { transaction: payment(), account: wallet.visible[0] })
    expect(Transaction.from(bytes).getData().inputs).not.toEqual(payment().getData().inputs)
  })

  test.each([
    ['reject', 4001],
    ['fail', -32603],
    ['pending', -32002],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, code) => {
    const wallet = await connected()
    wallet.behavior = behavior
    await expect(call(wallet, 'sui:signTransaction', { transaction: payment(), account: wallet.visible[0] })).rejects.toMatchObject({
      code,
    })
  })

  test('behavior: an account that the page was not given signs nothing', async () => {
    await expect(call(make(), 'sui:signTransaction', { transaction: payment(), account: mara })).rejects.toMatchObject({ code: 4100 })
  })
})
