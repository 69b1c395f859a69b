import { toBase58 } from './encodings.js'

/** The parts of a transaction in its bytes. */
export interface WireParts {
  /** The signatures, in the order of the accounts that give them; of zeros while they are missing. */
  readonly signatures: readonly Uint8Array[]
  readonly signers: readonly string[]
  /** The hash of the block that it stands on, which ends its time. */
  readonly blockhash: string
  /** The part that is signed. */
  readonly message: Uint8Array
}

const lengths = { signature: 64, key: 32, hash: 32, header: 3 } as const

/** Takes a transaction apart as it goes over the wire; undefined when it is none. Nothing of what it does is looked at. */
export function readWire(bytes: Uint8Array): WireParts | undefined {
  const count = readCount(bytes, 0)
  if (count === undefined) return undefined
  const start = count.next + count.value * lengths.signature
  const message = bytes.slice(start)
  // The first bit tells a message with a version from one without.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const required = message[header] ?? 0
  const keys = readCount(message, header + lengths.header)
  if (keys === undefined || required !== count.value || keys.value < required) return undefined
  const end = keys.next + keys.value * lengths.key
  if (message.length < end + lengths.hash) return undefined
  const part = (from: Uint8Array, at: number, size: number): Uint8Array => from.slice(at, at + size)
  const each = Array.from({ length: required }, (_, index) => index)
  return {
    message,
    blockhash: toBase58(part(message, end, lengths.hash)),
    signatures: each.map((index) => part(bytes, count.next + index * lengths.signature, lengths.signature)),
    signers: each.map((index) => toBase58(part(message, keys.next + index * lengths.key, lengths.key))),
  }
}

/** The same transaction with the signature of one of its accounts; undefined when that account does not sign it. */
export function withSignature(bytes: Uint8Array, address: string, signature: Uint8Array): Uint8Array | undefined {
  const parts = readWire(bytes)
  const index = parts?.signers.indexOf(address) ?? -1
  if (parts === undefined || index < 0 || signature.length !== lengths.signature) return undefined
  const signed = bytes.slice()
  const first = bytes.length - parts.message.length - parts.signatures.length * lengths.signature
  signed.set(signature, first + index * lengths.signature)
  return signed
}

/** The signature by which a transaction is known, once who pays for it has signed; undefined before. */
export function transactionId(bytes: Uint8Array): string | undefined {
  const [first] = readWire(bytes)?.signatures ?? []
  return first !== undefined && isSignature(first) ? toBase58(first) : undefined
}

/** True for the bytes of a signature. Zeros keep the place of one until somebody signs. */
export function isSignature(bytes: Uint8Array): boolean {
  return bytes.length === lengths.signature && bytes.some((byte) => byte !== 0)
}

/** A number as Solana writes lengths: seven bits a byte. */
function readCount(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } | undefined {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, next: at + index + 1 }
  }
  return undefined
}
