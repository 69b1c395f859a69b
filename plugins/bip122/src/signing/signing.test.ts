import { fakeClock } from '@billfold/test/fakes'
import { base64, hex } from '@scure/base'
import { Transaction, p2tr, p2wpkh } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import { type Person, nils, olga, signAsSpend, signByKey, signPsbt } from '../../testing/keys.js'
import { connected } from '../../testing/session.js'
import { BitcoinWallet } from '../wallets/bitcoin-driver.js'
import { Signing } from './signing.js'
import { isSignedMessage } from './verify-message.js'

const signing = new Signing({ clock: fakeClock(), mayAsk: () => undefined })
const text = 'Grüße 🌊'

/** A transaction that spends a coin of somebody, and pays to Olga. */
function psbtOf(person: Person, kind: 'segwit' | 'taproot' = 'segwit', amount = 40_000n): Uint8Array {
  const key = hex.decode(person.publicKey)
  const { script } = kind === 'segwit' ? p2wpkh(key) : p2tr(key.slice(1))
  const transaction = new Transaction()
  const input = { txid: 'ab'.repeat(32), index: 0, witnessUtxo: { script, amount: 100_000n } }
  transaction.addInput(kind === 'segwit' ? input : { ...input, tapInternalKey: key.slice(1) })
  transaction.addOutputAddress(olga.main.segwit, amount)
  return transaction.toPSBT()
}

describe('isSignedMessage', () => {
  test.each([
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
  ])('default: the test vectors of BIP 322: %o', (message, signature) => {
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    expect(isSignedMessage(address, message, base64.decode(signature))).toBe(true)
    expect(isSignedMessage(address, `${message}.`, base64.decode(signature))).toBe(false)
    expect(isSignedMessage(nils.main.segwit, message, base64.decode(signature))).toBe(false)
  })

  test.each([27, 31, 35, 39])('behavior: a signature by the key counts whatever kind its header %i names', (header) => {
    for (const kind of ['legacy', 'nested', 'segwit'] as const) {
      expect(isSignedMessage(nils.main[kind], text, signByKey(nils, text, header))).toBe(true)
      expect(isSignedMessage(olga.main[kind], text, signByKey(nils, text, header))).toBe(false)
      expect(isSignedMessage(nils.main[kind], 'another text', signByKey(nils, text, header))).toBe(false)
    }
  })

  test.each(['segwit', 'taproot'] as const)('behavior: as a spend of a %s address', (kind) => {
    const signature = signAsSpend(nils, text, kind)
    expect(isSignedMessage(nils.main[kind], text, signature)).toBe(true)
    expect(isSignedMessage(olga.main[kind], text, signature)).toBe(false)
    expect(isSignedMessage(nils.main[kind], 'another text', signature)).toBe(false)
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(65)],
    ['noise', new Uint8Array(107).fill(7)],
    ['an empty witness', Uint8Array.of(0)],
  ])('behavior: %s is no signature', (_, signature) => {
    for (const address of Object.values(nils.main)) expect(isSignedMessage(address, text, signature)).toBe(false)
    expect(isSignedMessage('somewhere', text, signature)).toBe(false)
  })
})

describe('messages', () => {
  test.each(['sats', 'unisat'] as const)('behavior: a wallet of the kind %s signs by the key, and for taproot as a spend', async (face) => {
    for (const kind of ['segwit', 'nested', 'legacy', 'taproot'] as const) {
      const { session } = await connected({ address: nils.main[kind], face })
      const signature = base64.decode(await signing.message(session, text))
      expect([kind, signature.length === 65]).toEqual([kind, kind !== 'taproot'])
      expect(isSignedMessage(nils.main[kind], text, signature)).toBe(true)
    }
  })

  test('behavior: a wallet that signs in the other way than it was asked to has signed', async () => {
    const { wallet, session } = await connected()
    wallet.says = () => ({ signature: base64.encode(signAsSpend(nils, text, 'segwit')) })
    expect(isSignedMessage(nils.main.segwit, text, base64.decode(await signing.message(session, text)))).toBe(true)
    wallet.says = () => ({ signature: `smp${base64.encode(signAsSpend(nils, text, 'segwit'))}` })
    expect(isSignedMessage(nils.main.segwit, text, base64.decode(await signing.message(session, text)))).toBe(true)
  })

  test.each([
    ['a signature by another key', () => ({ signature: base64.encode(signByKey(olga, text)) })],
    ['a signature of another text', () => ({ signature: base64.encode(signByKey(nils, 'another text')) })],
    ['nothing', () => undefined],
    ['a text', () => 'signed'],
    ['no base 64', () => ({ signature: 'ü' })],
    ['5 MB', () => ({ signature: 'A'.repeat(5_000_000) })],
  ])('behavior: %s is refused', async (_, says) => {
    const { wallet, session } = await connected()
    wallet.says = says
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test.each(['sats', 'unisat'] as const)('behavior: a no is an outcome: %s', async (face) => {
    const { wallet, session } = await connected({ face })
    wallet.behavior = 'refuse'
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/refused' })
  })
})

describe('transactions', () => {
  test.each([
    ['sats', 'segwit'],
    ['sats', 'taproot'],
    ['unisat', 'segwit'],
    ['unisat', 'taproot'],
  ] as const)('behavior: a wallet of the kind %s signs the inputs of a %s account', async (face, kind) => {
    const { session } = await connected({ address: nils.main[kind], face })
    const signed = Transaction.fromPSBT(await signing.psbt(session, psbtOf(nils, kind)))
    signed.finalize()
    expect(signed.isFinal).toBe(true)
  })

  test('behavior: outputs that differ from those that were asked for are refused, and the difference is said', async () => {
    const { wallet, session } = await connected()
    wallet.says = () => ({ psbt: base64.encode(signPsbt(nils, psbtOf(nils, 'segwit', 90_000n))) })
    await expect(signing.psbt(session, psbtOf(nils))).rejects.toMatchObject({
      code: 'transfer/changed',
      message: `Harbour did not sign the transaction that it was asked for: output 1 is 0.0009 to ${olga.main.segwit} instead of 0.0004 to ${olga.main.segwit}. Nothing was sent.`,
    })
  })

  test.each([
    ['the same without a signature', (psbt: Uint8Array) => psbt],
    ['a signature by another key', () => forged()],
    ['nothing', () => undefined],
    ['no PSBT', () => Uint8Array.of(1, 2, 3)],
  ])('behavior: %s is refused', async (_, answer) => {
    const { wallet, session } = await connected()
    const said = answer(psbtOf(nils))
    wallet.says = () => ({ psbt: said && base64.encode(said) })
    await expect(signing.psbt(session, psbtOf(nils))).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test.each([
    ['without an input of the account', psbtOf(olga)],
    ['that is none', Uint8Array.of(1)],
  ])('behavior: a PSBT %s is refused before the wallet is asked', async (_, psbt) => {
    const { wallet, session } = await connected()
    const asked = wallet.calls.length
    await expect(signing.psbt(session, psbt)).rejects.toMatchObject({ code: 'bitcoin/nothing-to-sign' })
    expect(wallet.calls).toHaveLength(asked)
  })

  /** Olga's key and signature where those of Nils belong. */
  function forged(): Uint8Array {
    const transaction = Transaction.fromPSBT(psbtOf(nils))
    const own = Transaction.fromPSBT(signPsbt(olga, psbtOf(olga)))
    transaction.updateInput(0, { partialSig: own.getInput(0).partialSig ?? [] }, true)
    return transaction.toPSBT()
  }
})

describe('a paired wallet', () => {
  const channel = (answers: Readonly<Record<string, unknown>>, asked: unknown[][] = []) => ({
    asked,
    namespace: 'bip122' as const,
    addresses: [nils.main.segwit],
    networkIds: ['bip122:000000000019d6689c085ae165831e93' as const],
    methods: Object.keys(answers),
    networkId: () => 'bip122:000000000019d6689c085ae165831e93' as const,
    request: async (...call: unknown[]) => {
      asked.push(call)
      return answers[String(call[0])]
    },
    watch: () => () => undefined,
    networkChanged: () => undefined,
  })

  test('behavior: signs a message, in hex, and a transaction; both are verified', async () => {
    const line = channel({
      signMessage: { signature: hex.encode(signByKey(nils, text)) },
      signPsbt: { psbt: base64.encode(signPsbt(nils, psbtOf(nils))) },
    })
    const { session } = await connected()
    const paired = { ...session, provider: new BitcoinWallet(line, 'paired') }
    expect(await signing.message(paired, text)).toBe(base64.encode(signByKey(nils, text)))
    expect(await signing.psbt(paired, psbtOf(nils))).toEqual(signPsbt(nils, psbtOf(nils)))
    const account = nils.main.segwit
    expect(line.asked).toEqual([
      ['signMessage', { account, address: account, message: text, protocol: 'ecdsa' }],
      ['signPsbt', { account, psbt: base64.encode(psbtOf(nils)), signInputs: [{ address: account, index: 0 }], broadcast: false }],
    ])
    await expect(signing.message(paired, 'another text')).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })
})
