import { type ErrorCode, isBillfoldError } from '@billfold/kernel'

/** What a host is told of a failure: an error with a code of SIP-030. */
export class StacksRpcError extends Error {
  override readonly name = 'StacksRpcError'

  constructor(
    readonly code: number,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

const codes: Readonly<Partial<Record<ErrorCode, number>>> = {
  'wallet/refused': -32000,
  'wallet/account-changed': -32001,
  'wallet/not-connected': -32002,
  'wallet/unauthorized': -32002,
  'wallet/unsupported': -32601,
  'wallet/invalid-request': -32602,
  'wallet/network-changed': -32602,
  'transfer/wrong-address': -32602,
  'transfer/other-network': -32602,
}

/** Names any failure by its code; what has none is an internal one. */
export function toRpcError(error: unknown): StacksRpcError {
  const code = isBillfoldError(error) ? codes[error.code] : undefined
  return new StacksRpcError(code ?? -32603, error instanceof Error ? error.message : 'The request failed', error)
}
