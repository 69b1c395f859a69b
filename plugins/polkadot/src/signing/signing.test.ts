import type { Session } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'
import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { wrapped } from '../../testing/fake-extension.js'
import { vera, wim, xenia } from '../../testing/keys.js'
import { answersWith, connected, payload } from '../../testing/session.js'
import { kusama } from '../networks/index.js'
import { fromHex, toHex } from './hex.js'
import { payloadBytes } from './payload-bytes.js'
import { Signing } from './signing.js'
import { isSignedMessage, multiSignature } from './verify.js'
import { writeTransaction } from './write-transaction.js'

const signing = new Signing({ clock: fakeClock(), mayAsk: () => undefined })
const text = 'Grüße 🌊'
const bytes = new TextEncoder().encode(text)
const sign = (session: Session): Promise<string> => signing.message(session, bytes)

describe('messages', () => {
  test.each([
    ['sr25519', vera],
    ['ed25519', wim],
    ['ecdsa', xenia],
  ])('behavior: by a key of %s: the signature is one of the account', async (_, person) => {
    const { session } = await connected(person)
    const signature = fromHex(await sign(session)) ?? new Uint8Array()
    expect(isSignedMessage(person.publicKey, bytes, signature)).toBe(true)
    expect(isSignedMessage(person.publicKey, new TextEncoder().encode('another text'), signature)).toBe(false)
  })

  test.each([
    ['by another key', toHex(wim.sign(wrapped(bytes)))],
    ['of another message', toHex(vera.sign(new TextEncoder().encode('another text')))],
    ['that is too short', '0xabcd'],
    ['that is none', 'signed'],
    ['of 5 MB', `0x${'ab'.repeat(2_500_000)}`],
    ['that is nothing', undefined],
  ])('behavior: a signature %s is refused', async (_, signature) => {
    const { wallet, session } = await connected()
    answersWith(wallet, { id: 1, signature })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a signature with the number of its kind before it is one, too', async () => {
    const { wallet, session } = await connected()
    const signature = toHex(Uint8Array.from([1, ...vera.sign(wrapped(bytes))]))
    answersWith(wallet, { id: 1, signature })
    expect(await sign(session)).toBe(signature)
  })

  test('behavior: a person who says no is an outcome', async () => {
    const { wallet, session } = await connected()
    wallet.behavior = 'refuse'
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/refused' })
  })

  test('behavior: an account that the wallet does not show any more signs nothing, and nobody is asked', async () => {
    const { wallet, session } = await connected()
    wallet.changeAccounts({ address: wim.address })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/account-changed' })
    expect(wallet.prompts).toBe(1)
  })

  test('behavior: an account that is bound to another network signs nothing, and nobody is asked', async () => {
    const { wallet, session } = await connected()
    await expect(sign({ ...session, network: kusama })).rejects.toMatchObject({ code: 'wallet/network-changed' })
    expect(wallet.prompts).toBe(1)
  })

  test('behavior: without a network, or without a wallet, nothing is signed', async () => {
    const { session } = await connected()
    await expect(sign({ ...session, network: undefined })).rejects.toMatchObject({ code: 'wallet/no-network' })
    await expect(sign({ ...session, provider: {} })).rejects.toMatchObject({ code: 'wallet/no-provider' })
  })

  test('behavior: a function of the wallet that a script of the page has replaced is not asked', async () => {
    const { session } = await connected()
    const provider = session.provider as { given: Map<string, { signRaw: unknown }> }
    const signer = provider.given.get('signer')
    if (signer !== undefined) signer.signRaw = async () => ({ signature: '0x' })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/replaced' })
  })
})

describe('transactions', () => {
  test.each([vera, wim, xenia])('behavior: are signed by the account, whatever the kind of its key: $kind', async (person) => {
    const { session } = await connected(person)
    const signature = await signing.payload(session, payload)
    expect(signature[0]).toBe(person.kind)
    expect(multiSignature(person.publicKey, payloadBytes(payload), signature)).toEqual(signature)
  })

  test('behavior: one that another key has signed is refused', async () => {
    const { wallet, session } = await connected()
    answersWith(wallet, { id: 1, signature: toHex(Uint8Array.from([1, ...wim.sign(payloadBytes(payload))])) })
    await expect(signing.payload(session, payload)).rejects.toMatchObject({ code: 'transfer/changed' })
  })

  test('behavior: one that differs from what was asked for is refused', async () => {
    const { wallet, session } = await connected()
    const other = payloadBytes({ ...payload, method: payload.method.replace(/02$/, '03') })
    answersWith(wallet, { id: 1, signature: toHex(Uint8Array.from([1, ...vera.sign(other)])) })
    await expect(signing.payload(session, payload)).rejects.toMatchObject({ code: 'transfer/changed' })
  })

  test('behavior: one with an extension that nobody here knows is verified by its network', async () => {
    const { wallet, session } = await connected()
    answersWith(wallet, { id: 1, signature: '0x01ab' })
    const signature = await signing.payload(session, { ...payload, signedExtensions: ['CheckTheWeather'] })
    expect(toHex(signature)).toBe('0x01ab')
  })
})

describe('a paired wallet', () => {
  const paired = (answer: (method: string, params: Record<string, unknown>) => unknown) => {
    const requests: { readonly method: string; readonly params: Record<string, unknown>; readonly networkId: unknown }[] = []
    const channel = {
      ...{ namespace: 'polkadot' as const, addresses: [vera.address], networkIds: [kusama.caipNetworkId], methods: [] },
      networkId: () => kusama.caipNetworkId,
      watch: () => () => undefined,
      networkChanged: () => undefined,
      async request(method: string, params: unknown, networkId: unknown) {
        requests.push({ method, params: params as Record<string, unknown>, networkId })
        return answer(method, params as Record<string, unknown>)
      },
    }
    return { requests, provider: new PairedWallet(channel) }
  }

  test('behavior: signs a message as text, and a transaction', async () => {
    const { session } = await connected(vera, kusama)
    const { provider, requests } = paired((method) => ({
      signature: toHex(method === 'polkadot_signMessage' ? vera.sign(bytes) : vera.sign(payloadBytes(payload))),
    }))
    await signing.message({ ...session, provider }, bytes)
    const signature = await signing.payload({ ...session, provider }, payload)
    expect(signature[0]).toBe(1)
    expect(requests).toEqual([
      { method: 'polkadot_signMessage', params: { address: vera.address, message: text }, networkId: kusama.caipNetworkId },
      {
        method: 'polkadot_signTransaction',
        params: { address: vera.address, transactionPayload: payload },
        networkId: kusama.caipNetworkId,
      },
    ])
  })

  test.each([
    ['a text that looks like hex', new TextEncoder().encode('0x12')],
    ['what is no text', Uint8Array.from([255, 0, 1])],
  ])('behavior: %s is handed over in hex', async (_, message) => {
    const { session } = await connected(vera, kusama)
    const { provider, requests } = paired(() => ({ signature: toHex(vera.sign(message)) }))
    await signing.message({ ...session, provider }, message)
    expect(requests[0]?.params['message']).toBe(toHex(message))
  })

  test('behavior: an answer that is no signature is refused', async () => {
    const { session } = await connected(vera, kusama)
    const { provider } = paired(() => ({ signature: 7 }))
    await expect(signing.message({ ...session, provider }, bytes)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })
})

describe('transactions of this page', () => {
  const hash = `0x${'4d'.repeat(32)}`
  /** What a wallet answers that holds its keys in a device. */
  function deviceAnswer(person: typeof vera, changes: Partial<typeof payload> = {}) {
    const signed = { ...payload, ...changes, mode: 1, metadataHash: hash }
    const signature = Uint8Array.from([person.kind, ...person.sign(payloadBytes(signed))])
    return { id: 1, signature: toHex(signature), signedTransaction: toHex(writeTransaction(signed, person.publicKey, signature)) }
  }

  test.each([vera, wim, xenia])('default: are whole, signed by a key of whatever kind: $kind', async (person) => {
    const { session } = await connected(person)
    const transaction = await signing.transaction(session, payload)
    const length = person.kind === 2 ? 66 : 65
    const blank = toHex(writeTransaction(payload, person.publicKey, new Uint8Array(length).fill(7)))
    const from = blank.indexOf('07'.repeat(length)) / 2 - 1
    const signature = transaction.slice(from, from + length)
    expect(multiSignature(person.publicKey, payloadBytes(payload), signature)).toEqual(signature)
    expect(writeTransaction(payload, person.publicKey, signature)).toEqual(transaction)
  })

  test.each([vera, wim, xenia])('behavior: a device adds the hash of the metadata: $kind', async (person) => {
    const { wallet, session } = await connected(person)
    const said = deviceAnswer(person)
    answersWith(wallet, said)
    expect(toHex(await signing.transaction(session, payload))).toBe(said.signedTransaction)
  })

  test.each([
    ['another call', deviceAnswer(vera, { method: payload.method.replace(/02$/, '03') })],
    ['another tip', deviceAnswer(vera, { tip: '0x00000000000000000000000000000001' })],
    ['another sender', deviceAnswer(wim)],
    ['nothing of a transaction', { ...deviceAnswer(vera), signedTransaction: '0x84' }],
    ['no transaction', { ...deviceAnswer(vera), signedTransaction: undefined }],
  ])('behavior: %s beside the hash is refused', async (_, said) => {
    const { wallet, session } = await connected()
    answersWith(wallet, said)
    await expect(signing.transaction(session, payload)).rejects.toMatchObject({ code: 'transfer/changed' })
  })

  test('behavior: a hash where the network asks for none is refused', async () => {
    const { wallet, session } = await connected()
    answersWith(wallet, deviceAnswer(vera))
    const signedExtensions = payload.signedExtensions.filter((name) => name !== 'CheckMetadataHash')
    await expect(signing.transaction(session, { ...payload, signedExtensions })).rejects.toMatchObject({ code: 'transfer/changed' })
  })
})
