import { makeSignDoc } from '@cosmjs/amino'
import type { PairingChannel, Session } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'
import { fakeClock } from '@billfold/test/fakes'
import { base64, hex } from '@scure/base'
import type { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, test } from 'vitest'
import { ida, jon } from '../../testing/keys.js'
import { type ConnectedOptions, connected } from '../../testing/session.js'
import { osmosis } from '../networks/index.js'
import { amino, messageDocument } from './amino.js'
import { direct } from './direct.js'
import { Signing, placeOf } from './signing.js'

const [mine, theirs] = [ida.addressOn('cosmos'), jon.addressOn('cosmos')]
const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const signing = new Signing({ clock: fakeClock(), mayAsk: () => undefined })
const sign = (session: Session, words = 'hello') => signing.message(session, placeOf(session, 'signMessage'), text(words))
const [place, fee] = [
  { chainId: 'cosmoshub-4', address: mine },
  { amount: [{ denom: 'uatom', amount: '5' }], gas: '80000' },
]
const aminoDocument = makeSignDoc([{ type: 'moss/Grow', value: { by: mine } }], fee, 'cosmoshub-4', 'a memo', 7, 9)
const directDocument: SignDoc = { bodyBytes: text('body'), authInfoBytes: text('auth'), chainId: 'cosmoshub-4', accountNumber: 7n }
/** What the other person signs. */
const bySomebodyElse = async (words = 'hello') => (await jon.amino.signAmino(theirs, messageDocument(theirs, text(words)))).signature

const otherSignature = await bySomebodyElse()

describe('a wallet with the interface of Keplr', () => {
  test.each<[string, ConnectedOptions]>([
    ['a text', {}],
    ['a text, by its document where it knows no other way', { isWithoutMessages: true }],
  ])('default: it signs %s', async (_, options) => {
    const { session } = await connected(options)
    const signature = await sign(session, 'Grüße 🌊')
    expect(base64.decode(signature.pub_key.value)).toEqual(ida.publicKey)
  })

  test('default: it signs bytes that are no text', async () => {
    const { session } = await connected()
    await expect(signing.message(session, place, Uint8Array.from([0xff, 0xfe]))).resolves.toMatchObject({ signature: expect.any(String) })
  })

  test('default: it signs transactions as bytes and as Amino', async () => {
    const { session } = await connected()
    expect(await signing.document(session, direct, { ...place, document: directDocument })).toMatchObject({
      signed: { bodyBytes: directDocument.bodyBytes },
    })
    expect(await signing.document(session, amino, { ...place, document: aminoDocument, isOwn: true })).toMatchObject({
      signed: { memo: 'a memo' },
    })
  })

  test('behavior: a signature by another key is refused', async () => {
    const { session } = await connected({ with: { signArbitrary: () => bySomebodyElse() } })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a signature under something else is refused', async () => {
    const signature = (await ida.amino.signAmino(mine, messageDocument(mine, text('goodbye')))).signature
    const { session } = await connected({ with: { signArbitrary: async () => signature } })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a fee that the person changed in the wallet is what was signed', async () => {
    const changed = { ...aminoDocument, fee: { ...fee, gas: '90000' } }
    const { session } = await connected({ with: { signAmino: () => ida.amino.signAmino(mine, changed) } })
    expect((await signing.document(session, amino, { ...place, document: aminoDocument })).signed.fee.gas).toBe('90000')
  })

  test.each([
    ['another chain', { ...aminoDocument, chain_id: 'osmosis-1' }],
    ['another turn', { ...aminoDocument, sequence: '10' }],
  ])('behavior: a transaction for %s is refused', async (_, changed) => {
    const { session } = await connected({ with: { signAmino: () => ida.amino.signAmino(mine, changed) } })
    await expect(signing.document(session, amino, { ...place, document: aminoDocument })).rejects.toMatchObject({
      code: 'wallet/invalid-answer',
    })
  })

  test.each([
    undefined,
    7,
    {},
    { signature: {} },
    { signed: { bodyBytes: 'no' }, signature: otherSignature },
    { signed: 7n, signature: otherSignature },
  ])('behavior: %o is no transaction that was signed', async (said) => {
    const { session } = await connected({ with: { signDirect: async () => said, signAmino: async () => said } })
    await expect(signing.document(session, direct, { ...place, document: directDocument })).rejects.toMatchObject({
      code: 'wallet/invalid-answer',
    })
    await expect(signing.document(session, amino, { ...place, document: aminoDocument })).rejects.toMatchObject({
      code: 'wallet/invalid-answer',
    })
  })

  test('behavior: a wallet that has moved to another account is not asked to sign', async () => {
    const { session, wallet } = await connected()
    wallet.changeAccounts({ address: theirs })
    const { prompts } = wallet
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/account-changed' })
    expect(wallet.prompts).toBe(prompts)
  })

  test('behavior: an account of another chain is not asked to sign on this one', async () => {
    const { session, wallet } = await connected({ network: osmosis })
    const { prompts } = wallet
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/account-changed' })
    expect(wallet.prompts).toBe(prompts)
  })

  test('behavior: a wallet whose functions a script of the page has replaced is not asked', async () => {
    const { session } = await connected()
    Object.assign((session.provider as { readonly keplr: object }).keplr, { signArbitrary: () => bySomebodyElse() })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/replaced' })
  })

  test('behavior: a no is a refusal', async () => {
    const { session } = await connected({ with: { signArbitrary: () => Promise.reject(new Error('Request rejected')) } })
    await expect(sign(session)).rejects.toMatchObject({ code: 'wallet/refused' })
  })

  test('behavior: without a network nothing is signed', async () => {
    const { session } = await connected()
    await expect(async () => sign({ ...session, network: undefined })).rejects.toMatchObject({ code: 'wallet/no-network' })
    await expect(sign({ ...session, provider: {} })).rejects.toMatchObject({ code: 'wallet/no-provider' })
  })
})

interface Phone {
  readonly answer: (method: string, params: never) => unknown
  readonly networkIds?: PairingChannel['networkIds']
}

async function paired({ answer, networkIds = ['cosmos:cosmoshub-4'] }: Phone): Promise<Session> {
  const { session } = await connected()
  const channel: PairingChannel = {
    ...{ namespace: 'cosmos', addresses: [mine], networkIds, methods: ['cosmos_signAmino', 'cosmos_signDirect'] },
    networkId: () => 'cosmos:cosmoshub-4',
    request: async (method, params) => answer(method, params as never),
    watch: () => () => undefined,
    networkChanged: () => undefined,
  }
  return { ...session, provider: new PairedWallet(channel) }
}

const accounts = [
  { algo: 'secp256k1', address: theirs, pubkey: base64.encode(jon.publicKey) },
  { algo: 'secp256k1', address: mine, pubkey: hex.encode(ida.publicKey) },
]

describe('a paired wallet', () => {
  test('default: it signs a text by its document, and transactions in base 64', async () => {
    const session = await paired({
      answer: (method, { signerAddress, signDoc }: { signerAddress: string; signDoc: never }) =>
        method === 'cosmos_signAmino'
          ? ida.amino.signAmino(signerAddress, signDoc)
          : ida.direct.signDirect(signerAddress, directDocument as never).then(({ signature, signed }) => ({
              signature,
              signed: { bodyBytes: base64.encode(signed.bodyBytes), authInfoBytes: base64.encode(signed.authInfoBytes) },
            })),
    })
    await expect(sign(session, 'Grüße 🌊')).resolves.toMatchObject({ pub_key: { value: base64.encode(ida.publicKey) } })
    await expect(signing.document(session, direct, { ...place, document: directDocument })).resolves.toMatchObject({
      signed: directDocument,
    })
  })

  test('behavior: a signature alone is for what was asked', async () => {
    const session = await paired({ answer: async () => ({ signature: (await ida.direct.signDirect(mine, directDocument)).signature }) })
    await expect(signing.document(session, direct, { ...place, document: directDocument })).resolves.toMatchObject({
      signed: directDocument,
    })
  })

  test('default: it says which key its account has', async () => {
    const session = await paired({ answer: () => accounts })
    expect(await signing.key(session, 'cosmoshub-4')).toMatchObject({ address: mine, publicKey: ida.publicKey })
  })

  test.each([undefined, [], [{ address: mine }], [{ address: 'moss', pubkey: accounts[0]?.pubkey }]])(
    'behavior: %o is no account',
    async (said) => {
      await expect(signing.key(await paired({ answer: () => said }), 'cosmoshub-4')).rejects.toMatchObject({
        code: 'wallet/invalid-answer',
      })
    },
  )

  test('behavior: a chain that it did not grant is not asked for, nor an account', async () => {
    const session = await paired({ answer: () => accounts, networkIds: ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'] })
    const at = (chainId: string, address: string) => signing.message(session, { chainId, address }, text('hello'))
    await expect(at('moss-1', mine)).rejects.toMatchObject({ code: 'wallet/account-changed' })
    await expect(at('cosmoshub-4', theirs)).rejects.toMatchObject({ code: 'wallet/account-changed' })
    await expect(at('osmosis-1', ida.addressOn('osmo'))).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })
})
