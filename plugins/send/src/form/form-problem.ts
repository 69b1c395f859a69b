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

export interface FormContent {
  readonly canTransfer: boolean
  readonly token: SendToken | undefined
  /** The text in the field of the amount. */
  readonly typed: string
  /** The amount that it means; undefined when it means none. */
  readonly amount: bigint | undefined
  readonly receiver: Receiver
}

/** The first thing that is missing or wrong; undefined when the transfer can be reviewed. */
export function formProblem({ canTransfer, token, typed, amount, receiver }: FormContent): FormProblem | undefined {
  if (!canTransfer) return 'unsupported'
  if (token === undefined) return 'no-token'
  if (typed === '') return 'no-amount'
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (amount > token.held) return 'insufficient'
  return receiverProblems[receiver.kind]
}

const receiverProblems: { readonly [K in Receiver['kind']]: FormProblem | undefined } = {
  none: 'no-receiver',
  looking: 'looking',
  'unknown-name': 'unknown-name',
  invalid: 'invalid-address',
  known: undefined,
}
