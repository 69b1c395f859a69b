import { type BillfoldError, isBillfoldError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { callsUnsupported } from './calls-unsupported.js'
import { Eip1193Error } from './eip1193-error.js'

/** No standard has a code for what may have been sent. Libraries ask again on -32603: they must not. */
const unknownOutcome = 4999

/** The codes of EIP-1193 and EIP-1474 by our own. */
const codes: Readonly<Record<string, number>> = {
  'wallet/refused': 4001,
  'wallet/pending': -32002,
  'wallet/unknown-network': 4902,
  'network/not-supported': 4902,
  'network/not-found': 4902,
  'wallet/unauthorized': 4100,
  'wallet/account-changed': 4100,
  'wallet/unsupported': 4200,
  'rpc/not-allowed': 4200,
  'wallet/disconnected': 4900,
  'wallet/closed': 4900,
  'wallet/silent': 4900,
  'wallet/no-provider': 4900,
  'wallet/network-disconnected': 4901,
  'wallet/network-changed': 4901,
  'evm/not-switched': 4901,
  'node/no-node': 4901,
  'node/wrong-network': 4901,
  'wallet/invalid-request': -32602,
  'wallet/busy': -32005,
  'wallet/invalid-address': -32602,
}
const internal = -32603

/** Makes the error that a host's library gets of any failure: the wallet's or the node's own code, text and data where there are some. */
export function toEip1193Error(error: unknown): Eip1193Error {
  if (error instanceof Eip1193Error) return error
  if (!isBillfoldError(error))
    return new Eip1193Error(internal, error instanceof Error ? error.message : 'Internal error', undefined, error)
  const { message, cause } = error
  if (error.code === 'wallet/unknown-outcome') return new Eip1193Error(unknownOutcome, told(error), { status: 'unknown' }, error)
  const own = ownFailure(error)
  if (own !== undefined) return new Eip1193Error(own.code, message, own.data, error)
  return new Eip1193Error(
    Object.hasOwn(codes, error.code) ? (codes[error.code] ?? internal) : internal,
    message,
    fieldOf(cause, 'data'),
    error,
  )
}

/** Joins message and remedy: a host's library shows one text, which has to say what to do. */
function told({ message, remedy }: BillfoldError): string {
  return remedy === undefined ? message : `${message}. ${remedy}`
}

function ownFailure({ code, context, cause }: BillfoldError): { readonly code: number; readonly data?: unknown } | undefined {
  const said = code === 'wallet/unsupported' ? fieldOf(cause, 'code') : undefined
  // By these a library knows that it may ask for the calls one by one.
  if (typeof said === 'number' && callsUnsupported.includes(said)) return { code: said, data: fieldOf(cause, 'data') }
  const own = fieldOf(context, 'code')
  if (typeof own !== 'number') return undefined
  return code === 'node/failed' || code === 'wallet/failed' ? { code: own, data: fieldOf(context, 'data') } : undefined
}
