import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** The networks that an address can be used on: its first letters say it. */
export type AddressKind = 'mainnet' | 'testnet'

/** Versions of addresses, of one key and of several: SP, SM, ST and SN. */
const kinds: Readonly<Record<number, AddressKind>> = { 22: 'mainnet', 20: 'mainnet', 26: 'testnet', 21: 'testnet' }

/** True for an address as wallets write it, with its checksum. */
export function isStacksAddress(text: unknown): text is string {
  return kindOf(text) !== undefined
}

/** The kind of networks that an address is for; undefined for what is none. Never throws, whatever it is given. */
export function kindOf(text: unknown): AddressKind | undefined {
  return kinds[decode(text)?.version ?? -1]
}

const contractName = /^[a-zA-Z](?:[a-zA-Z0-9]|[-_]){0,39}$/

/** The kind of networks that a receiver is for: an address, or a contract (`SP….name`). Undefined for what is none. */
export function receiverKind(text: string): AddressKind | undefined {
  const [address, name, ...rest] = text.split('.')
  return rest.length === 0 && (name === undefined || contractName.test(name)) ? kindOf(address) : undefined
}

/** The hash of the key of an address, in hex; of what is no address, nothing. */
export function keyHashOf(address: string): string {
  return decode(address)?.hash ?? ''
}

/** Digits of 5 bits; letters that look like others are none. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const written = /^S[0-9A-HJKMNP-TV-Z]{5,40}$/
const [hashBytes, checksumBytes] = [20, 4]

/** Reads an address (c32check): S, its version, and a number of a hash and a checksum, with a zero for each byte that is none in front. */
function decode(text: unknown): { readonly version: number; readonly hash: string } | undefined {
  if (typeof text !== 'string' || !written.test(text)) return undefined
  const [version, number] = [digits.indexOf(text.charAt(1)), text.slice(2)]
  const value = Array.from(number).reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n)
  const hex = value.toString(16).padStart((hashBytes + checksumBytes) * 2, '0')
  const zeros = /^(?:00)*/.exec(hex)?.[0].length ?? 0
  // One number is written in one way.
  if (hex.length !== (hashBytes + checksumBytes) * 2 || (/^0*/.exec(number)?.[0].length ?? 0) !== zeros / 2) return undefined
  const hash = hex.slice(0, hashBytes * 2)
  const checksum = sha256(sha256(Uint8Array.from([version, ...hexToBytes(hash)]))).slice(0, checksumBytes)
  return hex === hash + bytesToHex(checksum) ? { version, hash } : undefined
}
