import { polkadotGenesisHash, vera, wim, xenia } from '@billfold/local-chains/polkadot/seed'
import { isSignedPayload } from '@billfold/local-chains/polkadot'
import { afterEach, describe, expect, test } from 'vitest'

import { type PolkadotWallet, type PolkadotWalletOptions, createPolkadotWallet } from './index.js'
import type { GivenPayload } from './transactions.js'

const page = globalThis as { injectedWeb3?: Record<string, { enable(origin: string): Promise<Injected> }> }
afterEach(() => void delete page.injectedWeb3)

interface Injected {
  readonly accounts: {
    get(): Promise<readonly { readonly address: string }[]>
    subscribe(listener: (accounts: readonly object[]) => void): () => void
  }
  readonly signer: Readonly<Record<'signRaw' | 'signPayload', (request: object) => Promise<{ readonly signature: string }>>>
}

function make(options: Partial<PolkadotWalletOptions> = {}): PolkadotWallet {
  return createPolkadotWallet({ name: 'Murre', keys: [vera, wim, xenia], behavior: 'approve', storage: undefined, ...options })
}

const enable = (): Promise<Injected> => page.injectedWeb3?.['Murre']?.enable('A test') ?? Promise.reject(new Error('it is not there'))

const payload: GivenPayload = {
  address: vera.address,
  blockHash: `0x${'b1'.repeat(32)}`,
  era: '0x0503',
  genesisHash: polkadotGenesisHash,
  method: `0x0a0300${'8e'.repeat(32)}0700e40b5402`,
  nonce: '0x00000007',
  signedExtensions: ['ChargeAssetTxPayment', 'CheckMetadataHash'],
  specVersion: '0x000f4dfb',
  tip: `0x${'00'.repeat(16)}`,
  transactionVersion: '0x0000001a',
}

describe('the Polkadot extension', () => {
  test.each([vera, wim, xenia])(
    'default: it signs a transaction as the codecs of Polkadot have it, by a key of $scheme',
    async ({ address }) => {
      make()
      const { signer } = await enable()
      const { signature } = await signer.signPayload({ ...payload, address })
      expect(isSignedPayload({ ...payload, address }, signature)).toBe(true)
    },
  )

  test('parameters: changesTransactions: what it signs is another amount', async () => {
    make({ changesTransactions: true })
    const { signer } = await enable()
    expect(isSignedPayload(payload, (await signer.signPayload(payload)).signature)).toBe(false)
  })

  test('behavior: it asks once for a page, and shows what is asked', async () => {
    const wallet = make()
    await enable()
    const { accounts, signer } = await enable()
    expect([wallet.prompts, (await accounts.get()).length]).toEqual([1, 3])
    wallet.behavior = 'silent'
    const asked = signer.signPayload(payload)
    await expect.poll(() => wallet.questions.length).toBe(1)
    expect(wallet.questions[0]?.details[0]).toEqual(['Amount', '10000000000 planck'])
    wallet.answer('reject')
    await expect(asked).rejects.toMatchObject({ code: 4001 })
  })

  test('behavior: of a token it shows which one, and changes the amount of nothing else', async () => {
    const wallet = make({ changesTransactions: true })
    const { signer } = await enable()
    const call = `0x3209011f00${'8e'.repeat(32)}`
    const [asked, changed] = [`${call}02093d00`, `${call}06093d00`].map((method) => ({ ...payload, method }))
    const { signature } = await signer.signPayload(asked ?? payload)
    expect([asked, changed].map((each) => isSignedPayload(each ?? payload, signature))).toEqual([false, true])
    wallet.behavior = 'silent'
    void signer.signPayload(asked ?? payload).catch(() => undefined)
    await expect.poll(() => wallet.questions[0]?.details[0]).toEqual(['Amount', '1000000 units of token 1984'])
  })

  test('behavior: accounts that it shares, and a lock, are told', async () => {
    const wallet = make({ genesisHash: polkadotGenesisHash })
    const { accounts } = await enable()
    const told: (readonly object[])[] = []
    const undo = accounts.subscribe((now) => told.push(now))
    wallet.changeAccount(wim.address)
    wallet.lock()
    undo()
    wallet.unlock()
    expect(told.map(({ length }) => length)).toEqual([3, 1, 0])
    expect(told[1]).toMatchObject([{ address: wim.address, genesisHash: polkadotGenesisHash }])
  })

  test.each([
    ['reject', 4001],
    ['fail', -32603],
    ['pending', -32002],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, code) => {
    const wallet = make()
    const { signer } = await enable()
    wallet.behavior = behavior
    await expect(signer.signRaw({ address: vera.address, data: '0x00' })).rejects.toMatchObject({ code })
  })

  test('behavior: an account that the page was not given signs nothing', async () => {
    const wallet = make()
    const { signer } = await enable()
    wallet.changeAccount(wim.address)
    await expect(signer.signRaw({ address: vera.address, data: '0x00' })).rejects.toMatchObject({ code: 4100 })
  })
})
