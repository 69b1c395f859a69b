import { base58, base64 } from '@scure/base'

/** Call in the form of the frame, and the reader of its answer. */
interface FrameCall {
  readonly params: unknown
  read(answer: unknown): unknown
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Puts a call as paired wallets get it into the form of the frame. They differ where transactions are bytes: pairing has them in base64, the
 * frame in base58.
 */
export function frameCall(method: string, params: unknown): FrameCall {
  return forms[method]?.(params as Fields) ?? { params, read: (answer) => answer }
}

const forms: { readonly [method: string]: (params: Fields) => FrameCall } = {
  solana_signTransaction: ({ transaction }) => ({
    params: { transaction: toBase58(transaction) },
    read: (answer) => ({ ...(answer as Fields), transaction: toBase64((answer as Fields | undefined)?.['transaction']) }),
  }),
  solana_signAllTransactions: ({ transactions }) => ({
    params: { transactions: listOf(transactions).map(toBase58) },
    read: (answer) => ({ transactions: listOf((answer as Fields | undefined)?.['transactions']).map(toBase64) }),
  }),
  solana_signAndSendTransaction: ({ transaction, sendOptions }) => ({
    params: { transaction: toBase58(transaction), ...(sendOptions !== undefined && { options: sendOptions }) },
    read: (answer) => answer,
  }),
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What is no text of that alphabet stays as it is: the reader behind refuses it in its own words. */
function toBase58(text: unknown): unknown {
  return recoded(text, (value) => base58.encode(base64.decode(value)))
}

function toBase64(text: unknown): unknown {
  return recoded(text, (value) => base64.encode(base58.decode(value)))
}

function recoded(text: unknown, code: (value: string) => string): unknown {
  if (typeof text !== 'string') return text
  try {
    return code(text)
  } catch (error) {
    if (error instanceof Error) return text
    throw error
  }
}
