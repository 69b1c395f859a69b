import { publicKeyOf, signText, signTransaction } from './signatures.js'
import type { StacksKey } from './stacks-wallet.js'
import { buildTransfer, sendTransaction } from './transactions.js'

type Params = Readonly<Record<string, unknown>>

/** Answers of a phone to the Stacks requests of a paired app, with a real key. */
export function stacksAnswers(key: StacksKey, url?: string): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  const publicKey = publicKeyOf(key.secret)
  return {
    stx_getAddresses: async () => ({ addresses: [{ symbol: 'STX', address: key.address, publicKey }] }),
    stx_signMessage: async (params) => ({ signature: signText(String((params as Params)['message']), key.secret), publicKey }),
    stx_signTransaction: async (params) => signTransaction(String((params as Params)['transaction']), key.secret),
    stx_transferStx: async (params) => {
      const signed = signTransaction(await buildTransfer(params as Params, key, url), key.secret)
      await sendTransaction(url, signed.transaction)
      return signed
    },
  }
}
