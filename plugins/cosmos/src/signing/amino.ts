import { fieldOf } from '@billfold/kernel/family'
import { base64 } from '@scure/base'
import type { AminoDocument } from '../contract.js'
import type { SignMode } from './sign-mode.js'

/** The longest text of a document. */
const longest = 1_000_000

/** Transactions as Amino. The library writes the same bytes, and weighs a hundred times as much as what stands here. */
export const amino: SignMode<AminoDocument> = {
  method: 'signAmino',
  read: (given, chainId) => (fieldOf(given, 'chain_id') === chainId ? (structuredClone(given) as AminoDocument) : undefined),
  paired: (document) => document,
  readSigned(said, asked) {
    const signed = plainCopy(said)
    const isOfAsked = (['chain_id', 'account_number', 'sequence'] as const).every((name) => signed?.[name] === asked[name])
    return isOfAsked ? signed : undefined
  },
  /** Its JSON, with sorted names and without signs that HTML knows. */
  bytes(document) {
    const escaped = JSON.stringify(sorted(document)).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
    return new TextEncoder().encode(escaped)
  },
  content: ({ msgs, memo }) => JSON.stringify([msgs, memo]),
}

/** The document of ADR-36 for a message: it can never be a transaction. */
export function messageDocument(signer: string, message: Uint8Array): AminoDocument {
  return {
    ...{ chain_id: '', account_number: '0', sequence: '0', fee: { gas: '0', amount: [] }, memo: '' },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(message) } }],
  }
}

function plainCopy(said: unknown): AminoDocument | undefined {
  try {
    const text = JSON.stringify(said)
    const copy: unknown = text.length > longest ? undefined : JSON.parse(text)
    return typeof copy === 'object' && copy !== null ? (copy as AminoDocument) : undefined
  } catch {
    // It cannot be read, or says that it is endless.
    return undefined
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const rows = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(rows.map(([name, part]) => [name, sorted(part)]))
}
