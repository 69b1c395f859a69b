import { fieldOf, readBytes, readEncoded } from '@billfold/kernel/family'
import { base64 } from '@scure/base'
import type { AminoDocument, DirectDocument, CosmosSigned, CosmosSignature } from '../contract.js'

/** The longest text of an Amino document. */
const longest = 1_000_000

/** Reads a signature of 64 bytes with its key of 33. */
export function readSignature(said: unknown): CosmosSignature | undefined {
  const key = fieldOf(said, 'pub_key')
  const [type, value, signature] = [fieldOf(key, 'type'), fieldOf(key, 'value'), fieldOf(said, 'signature')]
  const isKey = typeof type === 'string' && type.length < 100 && readEncoded(value, base64.decode, { length: 33 }) !== undefined
  if (!isKey || readEncoded(signature, base64.decode, { length: 64 }) === undefined) return undefined
  return { pub_key: { type, value: value as string }, signature: signature as string }
}

/** Reads what was signed as bytes: handed over as such, or in base 64 by wallets on phones. Absent, it is what was asked for. */
export function readDirect(said: unknown, asked: DirectDocument): CosmosSigned<DirectDocument> | undefined {
  const [signature, written] = [readSignature(fieldOf(said, 'signature')), fieldOf(said, 'signed')]
  if (signature === undefined) return undefined
  if (written === undefined) return { signed: asked, signature }
  const [bodyBytes, authInfoBytes] = [readPart(fieldOf(written, 'bodyBytes')), readPart(fieldOf(written, 'authInfoBytes'))]
  if (bodyBytes === undefined || authInfoBytes === undefined) return undefined
  const { chainId, accountNumber } = asked
  // On which chain, and by whom, is not the wallet's to change.
  return { signed: { bodyBytes, authInfoBytes, chainId, accountNumber }, signature }
}

/** Reads what was signed as Amino. */
export function readAmino(said: unknown, asked: AminoDocument): CosmosSigned<AminoDocument> | undefined {
  const signature = readSignature(fieldOf(said, 'signature'))
  const signed = plainCopy(fieldOf(said, 'signed') ?? asked)
  if (signature === undefined || signed === undefined) return undefined
  const isOfAsked =
    signed.chain_id === asked.chain_id && signed.account_number === asked.account_number && signed.sequence === asked.sequence
  return isOfAsked ? { signed, signature } : undefined
}

function readPart(said: unknown): Uint8Array | undefined {
  return typeof said === 'string' ? readEncoded(said, base64.decode) : readBytes(said)
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
