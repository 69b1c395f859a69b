import { isSameBytes, readEncoded } from '@billfold/kernel/family'
import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

/** An address of Substrate, read: the key of the account, and the number of the network that the address was written for. */
export interface Ss58 {
  readonly publicKey: Uint8Array
  readonly format: number
}

const keyLength = 32
const checksumLength = 2
/** A prefix of two bytes, a key and a checksum have no more letters than this. */
const longest = 50
/** First bytes from here on begin a prefix of two; from the next on they mean nothing. */
const [twoBytes, nothing] = [64, 128] as const

/** Reads an address with its checksum. Undefined for what is none. */
export function readSs58(text: unknown): Ss58 | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined
  const bytes = readEncoded(text, base58.decode)
  const [first = nothing, second = 0] = bytes ?? []
  if (bytes === undefined || first >= nothing) return undefined
  const prefixLength = first < twoBytes ? 1 : 2
  if (bytes.length !== prefixLength + keyLength + checksumLength) return undefined
  const format = first < twoBytes ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  const publicKey = bytes.slice(prefixLength, prefixLength + keyLength)
  return writeSs58({ publicKey, format }) === text ? { publicKey, format } : undefined
}

/** Writes the address of a key for a network. */
export function writeSs58({ publicKey, format }: Ss58): string {
  const prefix = format < twoBytes ? [format] : [((format & 0xfc) >> 2) | twoBytes, (format >> 8) | ((format & 3) << 6)]
  const body = Uint8Array.from([...prefix, ...publicKey])
  const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body])).subarray(0, checksumLength)
  return base58.encode(Uint8Array.from([...body, ...checksum]))
}

/** True for two addresses of the same key, whichever networks they were written for. */
export function isSameAccount(one: string, other: string): boolean {
  const [left, right] = [readSs58(one), readSs58(other)]
  return left !== undefined && isSameBytes(left.publicKey, right?.publicKey)
}
