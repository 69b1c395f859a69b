import { type StacksLedger, startStacksLedger } from '@billfold/local-chains/stacks'
import { rosa, stig, tove } from '@billfold/local-chains/stacks/seed'
import { verifyMessageSignatureRsv } from '@stacks/encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type StacksWallet, type StacksWalletOptions, createStacksWallet, stacksAnswers } from './index.js'

let chain: StacksLedger
beforeAll(async () => void (chain = await startStacksLedger()))
afterAll(() => chain.stop())

const make = (options: Partial<StacksWalletOptions> = {}): StacksWallet =>
  createStacksWallet({
    ...{ name: 'Skua', keys: [rosa, stig], url: chain.url, behavior: 'approve', isRegistered: false, storage: undefined },
    ...options,
  })

/** Asks as a page does. */
async function ask(wallet: StacksWallet, method: string, params?: object): Promise<Record<string, string>> {
  return ((await wallet.provider.request(method, params as never)) as { readonly result: Record<string, string> }).result
}

async function connected(options: Partial<StacksWalletOptions> = {}): Promise<StacksWallet> {
  const wallet = make(options)
  await ask(wallet, 'getAddresses')
  return wallet
}

describe('the Stacks wallet', () => {
  test('default: it gives its accounts, and signs with the one in use', async () => {
    const wallet = await connected()
    expect(await ask(wallet, 'wallet_getAccount')).toMatchObject({ addresses: [{ address: rosa.address }, { address: stig.address }] })
    const { signature = '', publicKey = '' } = await ask(wallet, 'stx_signMessage', { message: 'Harbour' })
    expect(verifyMessageSignatureRsv({ message: 'Harbour', signature, publicKey })).toBe(true)
  })

  test('behavior: it sends by its own node, and shows what it sends', async () => {
    const wallet = await connected()
    wallet.behavior = 'silent'
    const before = chain.ledger.account(tove.address).balance
    const asked = ask(wallet, 'stx_transferStx', { recipient: tove.address, amount: '5000', memo: 'tea' })
    await expect.poll(() => wallet.questions.length).toBe(1)
    expect(wallet.questions[0]?.details).toEqual([
      ['To', tove.address],
      ['Amount', '5000 µSTX'],
      ['Note', 'tea'],
      ['Fee', '500 µSTX'],
    ])
    wallet.answer('approve')
    expect([(await asked)['txid'], chain.ledger.account(tove.address).balance]).toEqual([wallet.sent[0], before + 5_000n])
  })

  test.each([
    ['reject', -32000],
    ['fail', -32603],
    ['pending', -32002],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, code) => {
    const wallet = await connected()
    wallet.behavior = behavior
    await expect(ask(wallet, 'stx_signMessage', { message: 'Harbour' })).rejects.toMatchObject({ error: { code } })
  })

  test('behavior: to a page that it does not know it says nothing, and to another method neither', async () => {
    await expect(ask(make(), 'stx_signMessage', { message: 'Harbour' })).rejects.toMatchObject({ error: { code: -32002 } })
    await expect(ask(make(), 'wallet_getAccount')).rejects.toMatchObject({ error: { code: -32002 } })
    await expect(ask(make({ lacks: ['getAddresses'] }), 'getAddresses')).rejects.toMatchObject({ error: { code: -32601 } })
  })

  test('behavior: it tells of another account, and of a lock', async () => {
    const wallet = await connected()
    const told: unknown[] = []
    const undo = wallet.provider.listen('stx_accountChange', (accounts) => told.push(accounts))
    wallet.changeAccount(stig.address)
    wallet.lock()
    undo()
    wallet.unlock()
    expect(told).toMatchObject([[{ address: stig.address }, { address: rosa.address }], []])
  })

  test('behavior: a phone answers with real keys', async () => {
    const answers = stacksAnswers(stig, chain.url)
    const signed = (await answers['stx_signMessage']?.({ message: 'Harbour' })) as {
      readonly signature: string
      readonly publicKey: string
    }
    expect(verifyMessageSignatureRsv({ message: 'Harbour', ...signed })).toBe(true)
    const before = chain.ledger.account(tove.address).balance
    await answers['stx_transferStx']?.({ recipient: tove.address, amount: '7' })
    expect(chain.ledger.account(tove.address).balance).toBe(before + 7n)
  })
})
