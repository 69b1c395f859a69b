import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexBytes, isSameBytes, joined, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'
import { recoveredKeys } from './recovered-keys.js'
import { compactSize } from './compact-size.js'

/** What stx_signMessage makes: two numbers and the one that finds the key, in hex. */
export const checkStacks: CheckSignature = ({ address, message, signature }) => {
  const [account, bytes, text] = [readAddress(address), hexBytes(signature), textBytes(message)]
  if (account === undefined || bytes.length !== 65) return false
  const digest = sha256(joined(textBytes('\u0017Stacks Signed Message:\n'), compactSize(text.length), text))
  const [key] = recoveredKeys(bytes.subarray(0, 64), digest, [bytes[64] ?? 0])
  return key !== undefined && isSameBytes(ripemd160(sha256(key)), account)
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Versions of addresses of one key: of the main network and of those for trying things out. */
const versions: readonly number[] = [22, 26]
const written = /^S[0-9A-HJKMNP-TV-Z]{5,40}$/
const [hashBytes, checksumBytes] = [20, 4]

/** The hash of a key in an address (c32check), its checksum included. */
function readAddress(address: string): Uint8Array | undefined {
  const version = digits.indexOf(address.charAt(1))
  if (!written.test(address) || !versions.includes(version)) return undefined
  const value = Array.from(address.slice(2)).reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n)
  const hex = value.toString(16).padStart((hashBytes + checksumBytes) * 2, '0')
  const bytes = hexBytes(hex)
  const hash = bytes.subarray(0, hashBytes)
  const checksum = sha256(sha256(joined(Uint8Array.of(version), hash))).subarray(0, checksumBytes)
  return bytes.length === hashBytes + checksumBytes && isSameBytes(checksum, bytes.subarray(hashBytes)) ? hash : undefined
}
