import { type Address, type Transaction, getBase58Encoder, getTransactionDecoder, isAddress } from '@solana/kit'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'

/** An address among the parameters. */
export function addressParam(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return value
  throw new RpcError(rpcCodes.params, 'Invalid param: Invalid')
}

/** The settings that follow the other parameters. */
export function settings(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

/** A transaction as it is sent: in base 64, or in base 58 as of old. */
export function transactionParam(value: unknown, encoding: unknown): Transaction {
  if (typeof value !== 'string') throw new RpcError(rpcCodes.params, 'Invalid params: a transaction is missing')
  try {
    const bytes = encoding === 'base64' ? Buffer.from(value, 'base64') : getBase58Encoder().encode(value)
    return getTransactionDecoder().decode(Uint8Array.from(bytes))
  } catch (error) {
    throw new RpcError(rpcCodes.params, `failed to decode transaction: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}
