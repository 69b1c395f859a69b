import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder, getTransactionDecoder } from '@solana/kit'

import { signBytes } from './keys.js'
import type { SolanaKey } from './solana-wallet.js'
import { signTransaction } from './transactions.js'

/** Answers of a phone to the Solana requests of a paired app, with a real key. */
export function solanaAnswers(key: SolanaKey): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  return {
    solana_signMessage: async (params) => {
      const { message } = params as { readonly message: string }
      return { signature: inBase58(await signBytes(key, Uint8Array.from(getBase58Encoder().encode(message)))) }
    },
    solana_signTransaction: async (params) => {
      const signed = await signed64(key, (params as { readonly transaction: string }).transaction)
      const signature = getTransactionDecoder().decode(getBase64Encoder().encode(signed)).signatures[key.address as never]
      return { signature: inBase58(signature ?? new Uint8Array()), transaction: signed }
    },
    solana_signAllTransactions: async (params) => {
      const { transactions } = params as { readonly transactions: readonly string[] }
      return { transactions: await Promise.all(transactions.map((transaction) => signed64(key, transaction))) }
    },
  }
}

async function signed64(key: SolanaKey, transaction: string): Promise<string> {
  return getBase64Decoder().decode(await signTransaction(key, Uint8Array.from(getBase64Encoder().encode(transaction))))
}

function inBase58(bytes: ArrayLike<number>): string {
  return getBase58Decoder().decode(Uint8Array.from(bytes))
}
