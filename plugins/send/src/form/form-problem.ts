import type { SendToken } from '../contract.js'
import type { Receiver } from '../receiver/receiver.js'

/** What a form lacks before it can be reviewed, in the order in which people fill it in. */
export type FormProblem =
  | 'unsupported'
  | 'no-token'
  | 'no-amount'
  | 'incorrect-value'
  | 'insufficient'
  | 'no-receiver'
  | 'looking'
  | 'unknown-name'
  | 'invalid-address'
  | 'long-memo'

export interface FormContent {
  readonly canTransfer: boolean
  readonly token: SendToken | undefined
  /** The text in the field of the amount. */
  readonly typed: string
  /** The amount that it means; undefined when it means none. */
  readonly amount: bigint | undefined
  readonly receiver: Receiver
  readonly memo: string
  /** Bytes that a memo may have; undefined where there is none. */
  readonly longestMemo: number | undefined
}

/** The first thing that is missing or wrong; undefined when the transfer can be reviewed. */
export function formProblem({ canTransfer, token, typed, amount, receiver, memo, longestMemo }: FormContent): FormProblem | undefined {
  if (!canTransfer) return 'unsupported'
  if (token === undefined) return 'no-token'
  if (typed === '') return 'no-amount'
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (amount > token.held) return 'insufficient'
  return receiverProblems[receiver.kind] ?? (isTooLong(memo, longestMemo) ? 'long-memo' : undefined)
}

/** Families count the bytes of a memo, and not its signs. */
function isTooLong(memo: string, most: number | undefined): boolean {
  return most !== undefined && new TextEncoder().encode(memo).length > most
}

const receiverProblems: { readonly [K in Receiver['kind']]: FormProblem | undefined } = {
  none: 'no-receiver',
  looking: 'looking',
  'unknown-name': 'unknown-name',
  invalid: 'invalid-address',
  known: undefined,
}
