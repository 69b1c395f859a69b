import type { Account } from '@billfold/kernel'
import { type AskPerson, type FakeStandardOptions, type FakeWallet, fakeStandardWallet } from '@billfold/test/fakes'
import { fromBase58 } from '../src/provider/encodings.js'
import { withSignature } from '../src/provider/wire.js'

export { registerStandardWallet as register } from '@billfold/test/fakes'

export type FakeSolanaOptions = Pick<FakeStandardOptions, 'name' | 'version'>

/** The text that the fake wallet is asked to sign in place of a transaction. */
export const signedTransaction = 'a transaction'

/** Gives a fake wallet, with all its switches, the face of a Solana wallet of the Wallet Standard. */
export function fakeSolanaWallet(wallet: FakeWallet, options: FakeSolanaOptions = {}): object {
  return fakeStandardWallet(wallet, { ...options, keyOf: (address) => fromBase58(address) ?? new Uint8Array(), features })
}

const signature = new Uint8Array(64).fill(7)

const features = (ask: AskPerson) => ({
  'solana:signMessage': {
    signMessage: async ({ message }: { readonly message: Uint8Array }) => {
      const said = await ask('sign', new TextDecoder().decode(message))
      return isTruth(said) ? [{ signedMessage: message, signature }] : said
    },
  },
  'solana:signTransaction': {
    signTransaction: async ({ transaction, account }: { readonly transaction: Uint8Array; readonly account: Account }) => {
      const said = await ask('sign', signedTransaction)
      return isTruth(said) ? [{ signedTransaction: withSignature(transaction, account.address, signature) }] : said
    },
  },
})

function isTruth(said: unknown): boolean {
  return typeof said === 'string' && said.startsWith('signed(')
}
