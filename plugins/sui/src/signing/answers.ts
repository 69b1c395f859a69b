import { fieldOf } from '@billfold/kernel/family'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { fromBase64 } from './base64.js'

/** The longest text that a wallet answers with: a transaction has at most 128 kB. */
const longest = 200_000

/** Reads what was signed, under one of these names, and the signature. Undefined when it is something else. */
export function readSigned(said: unknown, names: readonly string[]): SuiSigned | undefined {
  const signature = readBase64(fieldOf(said, 'signature'))
  const bytes = names.map((name) => readBase64(fieldOf(said, name))).find((found) => found !== undefined)
  return signature === undefined || bytes === undefined ? undefined : { bytes, signature }
}

/** Reads what a wallet says of a transaction that it has sent. Undefined when it does not say which one that is. */
export function readExecuted(said: unknown): SuiExecuted | undefined {
  const digest = fieldOf(said, 'digest')
  if (typeof digest !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{32,50}$/.test(digest)) return undefined
  const text = (name: string): string => readBase64(fieldOf(said, name)) ?? ''
  // The transaction is out there: what else the wallet says of it, or does not, changes nothing.
  return { digest, bytes: text('bytes'), signature: text('signature'), effects: text('effects') }
}

function readBase64(said: unknown): string | undefined {
  return typeof said === 'string' && said !== '' && said.length <= longest && fromBase64(said) !== undefined ? said : undefined
}
