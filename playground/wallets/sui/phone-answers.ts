import { fromBase64, toBase64 } from '@mysten/sui/utils'

import { keyPair } from './keys.js'
import type { SuiKey } from './sui-wallet.js'
import { buildTransaction, sendTransaction } from './transactions.js'

/** Answers of a phone to the Sui requests of a paired app, with a real key. */
export function suiAnswers(key: SuiKey, url?: string): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  const sign = async (params: unknown): Promise<{ readonly raw: Uint8Array; readonly signature: string }> => {
    const raw = await buildTransaction((params as { readonly transaction: string }).transaction, key.address, url)
    return { raw, signature: (await keyPair(key).signTransaction(raw)).signature }
  }
  return {
    sui_getAccounts: async () => [{ address: key.address, pubkey: keyPair(key).getPublicKey().toBase64() }],
    sui_signPersonalMessage: async (params) => {
      const { message } = params as { readonly message: string }
      return { signature: (await keyPair(key).signPersonalMessage(fromBase64(message))).signature }
    },
    sui_signTransaction: async (params) => {
      const { raw, signature } = await sign(params)
      return { transactionBytes: toBase64(raw), signature }
    },
    sui_signAndExecuteTransaction: async (params) => {
      const { raw, signature } = await sign(params)
      return { digest: await sendTransaction(url, raw, signature) }
    },
  }
}
