import { isSameBytes } from '@billfold/kernel/family'
import { compact } from '@polkadot-api/substrate-bindings'
import { fromHex } from './hex.js'
import { extraBytes } from './payload-bytes.js'
import type { SignerPayload } from './signer-payload.js'

/** Fourth version, signed; and a sender by its key, and not in another way. */
const [signedVersion4, byKey] = [0x84, 0]
/** Bytes of signatures, with the number of their kind before them. */
const signatureLengths = [65, 66]

/** Writes a signed transaction, as nodes take it. */
export function writeTransaction(payload: SignerPayload, sender: Uint8Array, signature: Uint8Array): Uint8Array {
  const body = [signedVersion4, byKey, ...sender, ...signature, ...afterSignature(payload)]
  return Uint8Array.from([...compact.enc(body.length), ...body])
}

/** True for the signed transaction of a payload with the hash of the metadata, and with no other change. */
export function isWithMetadataHash(transaction: Uint8Array, payload: SignerPayload, sender: Uint8Array): boolean {
  const changed = { ...payload, mode: 1 }
  const end = transaction.length - afterSignature(changed).length
  return (
    payload.signedExtensions.includes('CheckMetadataHash') &&
    signatureLengths.some((length) => isSameBytes(transaction, writeTransaction(changed, sender, transaction.slice(end - length, end))))
  )
}

function afterSignature(payload: SignerPayload): readonly number[] {
  return [...extraBytes(payload), ...(fromHex(payload.method) ?? [])]
}
