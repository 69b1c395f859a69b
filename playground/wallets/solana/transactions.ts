import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
} from '@solana/kit'

import { WalletError, badParameters } from '../shared/wallet-error.js'
import { signBytes } from './keys.js'
import type { SolanaKey } from './solana-wallet.js'

/** Signs a transaction in the bytes of the wire. */
export async function signTransaction(key: SolanaKey, bytes: Uint8Array): Promise<Uint8Array> {
  const transaction = getTransactionDecoder().decode(bytes)
  if (!Object.hasOwn(transaction.signatures, key.address)) throw badParameters(`${key.address} does not sign this transaction.`)
  const signature = await signBytes(key, Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [key.address]: signature }
  return Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures }))
}

/** Sends a signed transaction, and gives its signature. The address says who asks: a page counts its own questions. */
export async function sendTransaction(url: string, bytes: Uint8Array): Promise<Uint8Array> {
  const params = [getBase64Decoder().decode(bytes), { encoding: 'base64' }]
  const response = await fetch(`${url}?by=wallet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }),
  })
  const { result, error } = (await response.json()) as { result?: string; error?: { code: number; message: string } }
  if (error !== undefined) throw new WalletError(error.code, error.message)
  return Uint8Array.from(getBase58Encoder().encode(result ?? ''))
}

/** The lines that a person reads before saying yes: which programs it runs. */
export function detailsOf(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const message = getCompiledTransactionMessageDecoder().decode(getTransactionDecoder().decode(bytes).messageBytes)
  if (!('instructions' in message)) return [['Message', 'of a version that is not shown']]
  return message.instructions.map(({ programAddressIndex, data }) => [
    'Program',
    `${message.staticAccounts[programAddressIndex] ?? 'of a table'} ${data === undefined ? '' : getBase58Decoder().decode(data)}`,
  ])
}
