import type { Account } from '@billfold/kernel'
import { type AskPerson, type FakeStandardOptions, type FakeWallet, fakeStandardWallet } from '@billfold/test/fakes'
import { Transaction } from '@mysten/sui/transactions'
import { keyOf } from './keys.js'

export type FakeSuiOptions = Pick<FakeStandardOptions, 'name' | 'version'> & {
  /** Only the deprecated features, as wallets of old have them. */
  readonly isOld?: boolean
}

/** The text that the fake wallet is asked to sign in place of a transaction. */
export const signedTransaction = 'a transaction'

/** Gives a fake wallet, with all its switches, the face of a Sui wallet of the Wallet Standard. It signs with real keys. */
export function fakeSuiWallet(wallet: FakeWallet, { isOld = false, ...options }: FakeSuiOptions = {}): object {
  return fakeStandardWallet(wallet, {
    ...options,
    keyOf: (address) => keyOf(address).getPublicKey().toRawBytes(),
    features: isOld ? featuresOfOld : featuresOfToday,
  })
}

interface Asked {
  readonly account: Account
  readonly message: Uint8Array
  readonly transaction: { toJSON(): Promise<string> }
  readonly transactionBlock: Transaction
}

/** The answer of the person: what was signed, or whatever else the fake wallet was told to say. */
async function answer(ask: AskPerson, what: string, sign: () => Promise<object>): Promise<unknown> {
  const said = await ask('sign', what)
  return typeof said === 'string' && said.startsWith('signed(') ? sign() : said
}

const featuresOfToday = (ask: AskPerson) => ({
  'sui:signPersonalMessage': {
    signPersonalMessage: ({ message, account }: Asked) =>
      answer(ask, new TextDecoder().decode(message), () => keyOf(account.address).signPersonalMessage(message)),
  },
  'sui:signTransaction': {
    signTransaction: ({ transaction, account }: Asked) =>
      answer(ask, signedTransaction, async () => signed(account, Transaction.from(await transaction.toJSON()))),
  },
  'sui:signAndExecuteTransaction': {
    signAndExecuteTransaction: ({ transaction, account }: Asked) =>
      answer(ask, signedTransaction, async () => executed(account, Transaction.from(await transaction.toJSON()))),
  },
})

const featuresOfOld = (ask: AskPerson) => ({
  'sui:signMessage': {
    signMessage: ({ message, account }: Asked) =>
      answer(ask, new TextDecoder().decode(message), async () => {
        const { bytes: messageBytes, signature } = await keyOf(account.address).signPersonalMessage(message)
        return { messageBytes, signature }
      }),
  },
  'sui:signTransactionBlock': {
    signTransactionBlock: ({ transactionBlock, account }: Asked) =>
      answer(ask, signedTransaction, async () => {
        const { bytes: transactionBlockBytes, signature } = await signed(account, transactionBlock)
        return { transactionBlockBytes, signature }
      }),
  },
})

async function signed({ address }: Account, transaction: Transaction): Promise<{ readonly bytes: string; readonly signature: string }> {
  return keyOf(address).signTransaction(await transaction.build())
}

async function executed(account: Account, transaction: Transaction): Promise<object> {
  return { ...(await signed(account, transaction)), digest: await transaction.getDigest(), effects: '' }
}
