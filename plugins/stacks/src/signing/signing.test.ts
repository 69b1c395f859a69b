import { fakeClock } from '@billfold/test/fakes'
import { hashMessage, verifyMessageSignatureRsv } from '@stacks/encryption'
import { Cl, signMessageHashRsv } from '@stacks/transactions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signTransaction } from '../../testing/fake-stacks-wallet.js'
import { harbourNet } from '../../testing/kit-setups.js'
import { ada, bob } from '../../testing/keys.js'
import { pairedSession } from '../../testing/paired.js'
import { type ConnectedOptions, connected } from '../../testing/session.js'
import { buildTransfer } from '../money/build-transfer.js'
import { stacks, stacksTestnet } from '../networks/index.js'
import { WalletRequests } from '../wallets/wallet-requests.js'
import { Signing } from './signing.js'

const [clock, mayAsk] = [fakeClock(), (): void => undefined]
const signing = new Signing({ clock, requests: new WalletRequests({ clock, mayAsk }) })
const text = 'Grüße 🌊'
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const byBob = (message: string): string => signMessageHashRsv({ messageHash: hex(hashMessage(message)), privateKey: bob.secret })
const domain = Cl.tuple({ name: Cl.stringAscii('Harbour'), version: Cl.stringAscii('1'), 'chain-id': Cl.uint(1) })
const typed = { domain, message: Cl.tuple({ amount: Cl.uint(12) }) }
const unsigned = async (): Promise<string> =>
  (await buildTransfer(stacks, { from: ada.mainnet, to: bob.mainnet, amount: 5n, memo: '', nonce: 1, feeRate: 1 })).transaction

afterEach(() => vi.unstubAllGlobals())

describe('messages', () => {
  test.each<[string, ConnectedOptions]>([
    ['a wallet of today', {}],
    ['one that knows only SIP-030', { kind: 'sip-030' }],
    ['one like Xverse', { kind: 'xverse' }],
    ['a test network', { network: stacksTestnet }],
    ['a network of its own', { network: harbourNet }],
  ])('default: %s signs, and the signature is one of the account', async (_, options) => {
    const { session } = await connected(options)
    const { signature, publicKey } = await signing.message(session, text)
    expect(publicKey).toBe(ada.publicKey)
    expect(verifyMessageSignatureRsv({ message: text, publicKey, signature })).toBe(true)
  })

  test.each([
    ['a signature by another key', () => ({ signature: byBob(text), publicKey: bob.publicKey })],
    ['another key under the name of this one', () => ({ signature: byBob(text), publicKey: ada.publicKey })],
    ['nothing', () => undefined],
    ['no signature', () => ({ publicKey: ada.publicKey })],
    ['a text that is none', () => ({ signature: 'signed' })],
    ['5 MB', () => ({ signature: 'ab'.repeat(2_500_000) })],
  ])('behavior: %s is refused', async (_, says) => {
    const { wallet, session } = await connected()
    wallet.says = says
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a signature of another message is refused', async () => {
    const { wallet, session } = await connected()
    const messageHash = hex(hashMessage('another text'))
    wallet.says = () => ({ signature: signMessageHashRsv({ messageHash, privateKey: ada.secret }) })
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: on a network that the account is not for, the wallet is not asked', async () => {
    const { session, asked } = await connected()
    await expect(signing.message({ ...session, network: stacksTestnet }, text)).rejects.toMatchObject({ code: 'wallet/network-changed' })
    expect(asked).toEqual([])
  })

  test('behavior: where a browser denies storage, the wallet is asked all the same', async () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
    const { session } = await connected()
    expect((await signing.message(session, text)).publicKey).toBe(ada.publicKey)
  })

  test.each(['refuse', 'fail'] as const)('behavior: a wallet that is told to %s is asked once', async (behavior) => {
    const { wallet, session, asked } = await connected()
    wallet.behavior = behavior
    const code = behavior === 'refuse' ? 'wallet/refused' : 'wallet/failed'
    await expect(signing.message(session, text)).rejects.toMatchObject({ code })
    expect(asked).toEqual(['stx_signMessage'])
  })

  test('behavior: a script of the page that stands between is noticed, and the wallet is not asked', async () => {
    const { session, asked } = await connected()
    await signing.message(session, text)
    Object.assign(session.provider as object, { request: async () => ({ result: { signature: byBob(text) } }) })
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/replaced' })
    expect(asked).toHaveLength(1)
  })
})

describe('typed data', () => {
  test('default: is signed by the account, as JSON and as hex', async () => {
    const { session } = await connected()
    const written = { domain: Cl.serialize(typed.domain), message: Cl.serialize(typed.message) }
    const [one, other] = [await signing.typedData(session, typed), await signing.typedData(session, written)]
    expect([one.publicKey, other.signature]).toEqual([ada.publicKey, one.signature])
  })

  test('behavior: a signature of other data is refused', async () => {
    const { session, wallet } = await connected()
    const { signature } = await signing.typedData(session, { ...typed, message: Cl.uint(13) })
    wallet.says = () => ({ signature })
    await expect(signing.typedData(session, typed)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test.each([
    ['no values', { domain: 'junk', message: 'junk' }],
    ['nothing', { domain: undefined, message: undefined }],
  ])('behavior: %s is not handed to the wallet', async (_, data) => {
    const { session, asked } = await connected()
    await expect(signing.typedData(session, data)).rejects.toMatchObject({ code: 'wallet/invalid-request' })
    expect(asked).toEqual([])
  })

  test('behavior: a domain without its parts has no signature', async () => {
    const { session } = await connected()
    await expect(signing.typedData(session, { ...typed, domain: Cl.uint(1) })).rejects.toMatchObject({ context: { wallet: 'Harbour' } })
  })
})

describe('transactions', () => {
  test('default: are signed by the account, and have a name before they are sent', async () => {
    const { session } = await connected()
    const transaction = await unsigned()
    expect(await signing.transaction(session, transaction)).toEqual(signTransaction(transaction, ada))
  })

  test.each<[string, () => Promise<unknown>]>([
    ['one that another key has signed', async () => signTransaction(await unsigned(), bob)],
    ['one that nobody has signed', async () => ({ transaction: await unsigned() })],
    [
      'one to somebody else',
      async () => signTransaction((await buildTransfer(stacks, { ...other, to: 'SP000000000000000000002Q6VF78' })).transaction, ada),
    ],
    ['one of another amount', async () => signTransaction((await buildTransfer(stacks, { ...other, amount: 50_000n })).transaction, ada)],
    ['one for another chain', async () => signTransaction((await buildTransfer({ ...stacks, id: 5 }, other)).transaction, ada)],
    ['no transaction', async () => ({ transaction: 'junk' })],
  ])('behavior: %s is refused', async (_, make) => {
    const { wallet, session } = await connected()
    const said = await make()
    wallet.says = () => said
    await expect(signing.transaction(session, await unsigned())).rejects.toMatchObject({ code: 'transfer/changed' })
  })

  test('behavior: a person who pays another fee has signed what was asked for', async () => {
    const { wallet, session } = await connected()
    const dearer = signTransaction((await buildTransfer(stacks, { ...other, feeRate: 20 })).transaction, ada)
    wallet.says = () => dearer
    expect(await signing.transaction(session, await unsigned())).toEqual(dearer)
  })

  const other = { from: ada.mainnet, to: bob.mainnet, amount: 5n, memo: '', nonce: 1, feeRate: 1 }
})

describe('a paired wallet', () => {
  test('behavior: signs, and its answer is verified', async () => {
    const signature = signMessageHashRsv({ messageHash: hex(hashMessage(text)), privateKey: ada.secret })
    const { session, asked } = await pairedSession({ stx_signMessage: () => ({ signature, publicKey: ada.publicKey }) })
    expect(await signing.message(session, text)).toEqual({ signature, publicKey: ada.publicKey })
    expect(asked).toEqual([['stx_signMessage', { message: text }, 'stacks:1']])
    await expect(signing.message(session, 'another text')).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: one that answers with nothing has not signed', async () => {
    const { session } = await pairedSession({})
    await expect(signing.message(session, text)).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })
})
