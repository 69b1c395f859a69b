import { integer, maxLength, minValue, number, pipe, regex, string } from 'valibot'
import { type NodeCall, type NodeProtocol, fieldOf } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'

/** The microSTX that an account can spend, in hex, and the number of its next transaction. */
export interface AccountFacts {
  readonly balance: string
  readonly nonce: number
}

const count = pipe(number(), integer(), minValue(0))

/** Asks for an account; what is locked does not count. */
export function accountCall(address: string): NodeCall<AccountFacts> {
  const balance = pipe(string(), maxLength(66), regex(/^0x[0-9a-f]+$/i))
  return { method: `GET v2/accounts/${address}?proof=0`, schema: objectOf({ balance, nonce: count }) }
}

/** Asks what a transfer costs now, in microSTX for each byte. */
export function feeRateCall(): NodeCall<number> {
  return { method: 'GET v2/fees/transfer', schema: pipe(number(), minValue(0)) }
}

/** Hands over a signed transaction in hex. The answer is its name. */
export function sendCall(transaction: string): NodeCall<string> {
  return { method: sending, params: { tx: transaction }, schema: string() }
}

/** A signed transaction is handed to one node, once. */
const sending = 'POST v2/transactions'

/** Nodes of Stacks prove their network by its number. */
export const nodeProtocol: NodeProtocol = {
  namespace: 'stacks',
  isRest: true,
  proof: { method: 'GET v2/info' },
  networkOf: (answer) => {
    const id = fieldOf(answer, 'network_id')
    return Number.isSafeInteger(id) ? `stacks:${String(id)}` : undefined
  },
  sentOnce: new Set([sending]),
}
