import { gro, hauk, ines } from '@billfold/local-chains/bitcoin/seed'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'

import { type BitcoinStandard, type BitcoinWallet, type BitcoinWalletOptions, bitcoinAnswers, createBitcoinWallet } from './index.js'
import { addressesOf, prefixesOf } from './keys.js'

const make = (options: Partial<BitcoinWalletOptions> = {}): BitcoinWallet =>
  createBitcoinWallet({ name: 'Grebe', keys: [gro, hauk], behavior: 'approve', isRegistered: false, storage: undefined, ...options })

type Answer = { readonly result?: unknown; readonly error?: { readonly code: number } }
type Asked = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>

/** Asks by `request(method, params)`. */
const ask = async (wallet: BitcoinWallet, method: string, params?: object): Promise<Answer> =>
  (await (wallet.provider as Asked)['request']?.(method, params)) as Answer
/** Asks by a method, as UniSat's are. */
const call = async (wallet: BitcoinWallet, method: string, ...given: readonly unknown[]): Promise<unknown> =>
  (wallet.provider as Asked)[method]?.(...given)
/** Asks by a feature. */
const feature = async (wallet: BitcoinWallet, name: string, input: object): Promise<unknown> => {
  const { features } = wallet.provider as { readonly features: Readonly<Record<string, Asked>> }
  return features[name]?.[name.split(':')[1] ?? '']?.(input)
}

function signerOf(text: string, signature: Uint8Array): string {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, bytes.length, ...bytes)))
  const key = secp256k1.recoverPublicKey(Uint8Array.of(((signature[0] ?? 0) - 27) & 3, ...signature.subarray(1)), hash, { prehash: false })
  return hex.encode(key)
}

const keyOf = (secret: string): string => hex.encode(secp256k1.getPublicKey(hex.decode(secret)))

function psbtOf(): Uint8Array {
  const { script } = addressesOf(gro.secret, 'regtest')[0] ?? { script: new Uint8Array() }
  const transaction = new Transaction()
  transaction.addInput({ txid: 'ab'.repeat(32), index: 0, witnessUtxo: { script, amount: 100_000n } })
  transaction.addOutputAddress(ines.address, 90_000n, prefixesOf('regtest'))
  return transaction.toPSBT()
}

/** Connects and signs, each standard in its own words. */
const signed: Readonly<
  Record<BitcoinStandard, (wallet: BitcoinWallet, text: string) => Promise<{ message: Uint8Array; psbt: Uint8Array }>>
> = {
  wbip: async (wallet, message) => {
    await ask(wallet, 'wallet_connect')
    const { result } = await ask(wallet, 'signMessage', { address: gro.address, message, protocol: 'ECDSA' })
    const { result: made } = await ask(wallet, 'signPsbt', { psbt: base64.encode(psbtOf()), signInputs: { [gro.address]: [0] } })
    const [{ signature }, { psbt }] = [result as { signature: string }, made as { psbt: string }]
    return { message: base64.decode(signature), psbt: base64.decode(psbt) }
  },
  unisat: async (wallet, text) => {
    await call(wallet, 'requestAccounts')
    const psbt = String(await call(wallet, 'signPsbt', hex.encode(psbtOf()), { toSignInputs: [{ index: 0, address: gro.address }] }))
    return { message: base64.decode(String(await call(wallet, 'signMessage', text, 'ecdsa'))), psbt: hex.decode(psbt) }
  },
  'wallet-standard': async (wallet, text) => {
    const { accounts } = (await feature(wallet, 'bitcoin:connect', { purposes: ['payment'] })) as { accounts: readonly object[] }
    const [account] = accounts
    const message = await feature(wallet, 'bitcoin:signMessage', { account, message: new TextEncoder().encode(text) })
    const made = await feature(wallet, 'bitcoin:signTransaction', {
      ...{ psbt: psbtOf(), inputsToSign: [{ account, signingIndexes: [0] }], chain: 'bitcoin:regtest' },
    })
    const [[{ signature }], [{ signedPsbt }]] = [message as [{ signature: Uint8Array }], made as [{ signedPsbt: Uint8Array }]]
    return { message: signature, psbt: signedPsbt }
  },
}

describe('the Bitcoin wallets', () => {
  test('default: the addresses of the keys are those of the seed', () => {
    for (const { secret, address, ordinals } of [gro, hauk, ines])
      expect(addressesOf(secret, 'regtest').map((each) => each.address)).toEqual([address, ordinals])
  })

  test.each(['wbip', 'unisat', 'wallet-standard'] as const)('default: one of the standard %s signs with real keys', async (standard) => {
    const wallet = make({ standard })
    const { message, psbt } = await signed[standard](wallet, 'Harbour')
    expect(signerOf('Harbour', message)).toBe(keyOf(gro.secret))
    const transaction = Transaction.fromPSBT(psbt)
    transaction.finalize()
    expect([transaction.isFinal, wallet.prompts]).toEqual([true, 3])
  })

  test('behavior: it shows what it is to sign, with the fee', async () => {
    const wallet = make({ behavior: 'approve' })
    await ask(wallet, 'wallet_connect')
    wallet.behavior = 'silent'
    const asked = ask(wallet, 'signPsbt', { psbt: base64.encode(psbtOf()), signInputs: { [gro.address]: [0] } })
    await expect.poll(() => wallet.questions.length).toBe(1)
    expect(wallet.questions[0]?.details).toEqual([
      ['To', ines.address],
      ['Amount', '90000 sats'],
      ['Fee', '10000 sats'],
    ])
    wallet.answer('reject')
    expect(await asked).toMatchObject({ error: { code: -32000 } })
  })

  test.each([
    ['reject', -32000],
    ['fail', -32603],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, code) => {
    const wallet = make()
    await ask(wallet, 'wallet_connect')
    wallet.behavior = behavior
    expect(await ask(wallet, 'signMessage', { address: gro.address, message: 'Harbour' })).toMatchObject({ error: { code } })
  })

  test('behavior: to a page that it does not know it says nothing', async () => {
    const wallet = make()
    expect(await ask(wallet, 'wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
    expect(await ask(wallet, 'signMessage', { address: gro.address, message: 'Harbour' })).toMatchObject({ error: { code: -32002 } })
    expect(await ask(make({ lacks: ['wallet_connect'] }), 'wallet_connect')).toMatchObject({ error: { code: -32601 } })
    expect(await call(make({ standard: 'unisat' }), 'getAccounts')).toEqual([])
  })

  test('behavior: it tells of another account, another network, and a lock', async () => {
    const wallet = make()
    const told: unknown[] = []
    await ask(wallet, 'wallet_connect')
    const { addListener } = wallet.provider as { addListener(listener: object): () => void }
    for (const eventName of ['accountChange', 'networkChange', 'disconnect'])
      addListener({ eventName, cb: (event: unknown) => told.push(event) })
    wallet.changeAccount(hauk.address)
    wallet.changeNetwork?.('testnet')
    wallet.lock()
    expect(told).toMatchObject([
      {
        addresses: [
          { address: hauk.address, purpose: 'payment' },
          { address: hauk.ordinals, purpose: 'ordinals' },
        ],
      },
      { bitcoin: { name: 'Testnet' } },
      { type: 'disconnect' },
    ])
  })

  test('behavior: a phone answers with real keys', async () => {
    const answers = bitcoinAnswers(gro)
    const said = await answers['signMessage']?.({ address: gro.address, message: 'Harbour' })
    const { signature } = Object(said) as { readonly signature: string }
    expect(signerOf('Harbour', base64.decode(signature))).toBe(keyOf(gro.secret))
  })
})
