import type { Session } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'
import { fakeClock } from '@billfold/test/fakes'
import { Transaction } from '@mysten/sui/transactions'
import { verifyPersonalMessageSignature, verifyTransactionSignature } from '@mysten/sui/verify'
import { describe, expect, test } from 'vitest'
import { ida, jon, kim } from '../../testing/keys.js'
import { connected } from '../../testing/session.js'
import { suiDevnet } from '../networks/index.js'
import { Signing } from './signing.js'

const signing = new Signing({ clock: fakeClock(), mayAsk: () => undefined })
const sign = async (session: Session, message: string): Promise<string> =>
  (await signing.message(session, new TextEncoder().encode(message))).signature
const text = 'Grüße 🌊'
const bytes = new TextEncoder().encode(text)

/** A transaction that needs no node to be complete. */
async function transaction(sender = ida.toSuiAddress()): Promise<string> {
  const built = new Transaction()
  built.setSender(sender)
  built.setGasPrice(1_000)
  built.setGasBudget(5_000_000)
  built.setGasPayment([{ objectId: `0x${'a'.repeat(64)}`, version: '1', digest: '11111111111111111111111111111111' }])
  built.transferObjects([built.splitCoins(built.gas, [1_000])], jon.toSuiAddress())
  return built.toJSON()
}

describe('messages', () => {
  test.each([
    ['ed25519', ida],
    ['secp256k1', jon],
    ['secp256r1', kim],
  ])('behavior: by a key of %s: the signature is one of the account', async (_, key) => {
    const { session } = await connected({ address: key.toSuiAddress() })
    const signature = await sign(session, text)
    expect((await verifyPersonalMessageSignature(bytes, signature)).toSuiAddress()).toBe(key.toSuiAddress())
  })

  test('behavior: a wallet of old signs by the deprecated feature', async () => {
    const { session } = await connected({ isOld: true })
    const signature = await sign(session, text)
    expect((await verifyPersonalMessageSignature(bytes, signature)).toSuiAddress()).toBe(ida.toSuiAddress())
  })

  test('behavior: a signature by another key is refused', async () => {
    const { wallet, session } = await connected()
    const forged = await jon.signPersonalMessage(bytes)
    wallet.says = () => forged
    await expect(sign(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: another message than the one that was asked for is refused', async () => {
    const { wallet, session } = await connected()
    const other = await ida.signPersonalMessage(new TextEncoder().encode('another text'))
    wallet.says = () => other
    await expect(sign(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'signed'],
    ['no base 64', { bytes: 'ü', signature: 'ü' }],
    ['a signature of no known kind', { bytes: btoa(String.fromCharCode(...bytes)), signature: btoa('\u00ffsigned') }],
    ['5 MB', { bytes: 'A'.repeat(5_000_000), signature: 'AAAA' }],
  ])('behavior: %s in its place is refused', async (_, said) => {
    const { wallet, session } = await connected()
    wallet.says = () => said
    await expect(sign(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a signature by zkLogin, which only nodes can verify, is taken at the word of the wallet', async () => {
    const { wallet, session } = await connected()
    const signature = btoa('\u0005a proof')
    wallet.says = () => ({ bytes: btoa(String.fromCharCode(...bytes)), signature })
    expect(await sign(session, text)).toBe(signature)
  })

  test('behavior: a person who says no is an outcome, whatever the words', async () => {
    const { wallet, session } = await connected()
    wallet.behavior = 'refuse'
    await expect(sign(session, text)).rejects.toMatchObject({ code: 'wallet/refused' })
  })
})

describe('transactions', () => {
  test.each([false, true])('behavior: are signed by the account on the network in use; wallet of old: %s', async (isOld) => {
    const { session } = await connected({ isOld })
    const signed = await signing.transaction(session, await transaction())
    const signer = await verifyTransactionSignature(
      Uint8Array.from(atob(signed.bytes), (each) => each.charCodeAt(0)),
      signed.signature,
    )
    expect(signer.toSuiAddress()).toBe(ida.toSuiAddress())
  })

  test('behavior: one that another key has signed is refused', async () => {
    const { wallet, session } = await connected()
    const built = await Transaction.from(await transaction()).build()
    const forged = await jon.signTransaction(built)
    wallet.says = () => forged
    await expect(signing.transaction(session, await transaction())).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: on a network that the account is not for, the wallet is not asked', async () => {
    const { wallet, session } = await connected()
    const asked = wallet.calls.length
    const elsewhere = { ...session, network: suiDevnet }
    await expect(signing.transaction(elsewhere, await transaction())).rejects.toMatchObject({ code: 'wallet/network-changed' })
    expect(wallet.calls).toHaveLength(asked)
  })

  test('behavior: one that the wallet sends is known by its digest', async () => {
    const { session } = await connected()
    const json = await transaction()
    const sent = await signing.execute(session, json)
    expect(sent).toMatchObject({ digest: await Transaction.from(json).getDigest() })
  })

  test.each([
    ['refuse', 'wallet/refused'],
    ['fail', 'wallet/unknown-outcome'],
  ] as const)('behavior: a wallet that is told to %s while it sends: %s', async (behavior, code) => {
    const { wallet, session } = await connected()
    wallet.behavior = behavior
    await expect(signing.execute(session, await transaction())).rejects.toMatchObject({ code })
  })
})

describe('a paired wallet', () => {
  const channel = (answers: Readonly<Record<string, unknown>>, asked: unknown[][] = []) => ({
    asked,
    namespace: 'sui' as const,
    addresses: [ida.toSuiAddress()],
    networkIds: ['sui:testnet' as const],
    methods: Object.keys(answers),
    networkId: () => 'sui:testnet' as const,
    request: async (...call: unknown[]) => {
      asked.push(call)
      return answers[String(call[0])]
    },
    watch: () => () => undefined,
    networkChanged: () => undefined,
  })

  test('behavior: signs a message in base 64, and its answer is verified', async () => {
    const line = channel({ sui_signPersonalMessage: await ida.signPersonalMessage(bytes) })
    const { session } = await connected()
    const paired = { ...session, provider: new PairedWallet(line) }
    expect(await sign(paired, text)).toBe((await ida.signPersonalMessage(bytes)).signature)
    expect(line.asked).toEqual([
      ['sui_signPersonalMessage', { message: btoa(String.fromCharCode(...bytes)), address: ida.toSuiAddress() }, 'sui:testnet'],
    ])
    await expect(sign(paired, 'another text')).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: signs a transaction, or sends it', async () => {
    const json = await transaction()
    const built = await Transaction.from(json).build()
    const { bytes: transactionBytes, signature } = await ida.signTransaction(built)
    const digest = await Transaction.from(json).getDigest()
    const line = channel({ sui_signTransaction: { transactionBytes, signature }, sui_signAndExecuteTransaction: { digest } })
    const { session } = await connected()
    const paired = { ...session, provider: new PairedWallet(line) }
    expect(await signing.transaction(paired, json)).toEqual({ bytes: transactionBytes, signature })
    expect(await signing.execute(paired, json)).toMatchObject({ digest })
  })

  test('behavior: one that answers with nothing has not signed', async () => {
    const { session } = await connected()
    const paired = { ...session, provider: new PairedWallet(channel({})) }
    await expect(sign(paired, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
    await expect(signing.execute(paired, await transaction())).rejects.toMatchObject({ code: 'wallet/unknown-outcome' })
  })
})
