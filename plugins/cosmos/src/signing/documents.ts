import { base64 } from '@scure/base'
import type { AminoDocument, DirectDocument } from '../contract.js'
import { writeFields } from './protobuf.js'

/** The document of ADR-36 for a message: it can never be a transaction. */
export function messageDocument(signer: string, message: Uint8Array): AminoDocument {
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(message) } }],
    memo: '',
  }
}

/** The bytes of an Amino document that are signed: its JSON, with sorted names and without signs that HTML knows. */
export function aminoBytes(document: AminoDocument): Uint8Array {
  const escaped = JSON.stringify(sorted(document)).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return new TextEncoder().encode(escaped)
}

/** The bytes of a direct document that are signed. */
export function directBytes({ bodyBytes, authInfoBytes, chainId, accountNumber }: DirectDocument): Uint8Array {
  return writeFields([
    [1, bodyBytes],
    [2, authInfoBytes],
    [3, chainId],
    [4, accountNumber],
  ])
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sorted((value as Readonly<Record<string, unknown>>)[name])]))
}
