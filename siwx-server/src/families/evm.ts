import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Signature, recoverPublicKey } from '@noble/secp256k1'
import { hexBytes, joined, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'

/** What personal_sign makes: by a key (EIP-191), else by the contract at the address (EIP-1271), also one that is yet to come (EIP-6492). */
export const checkEvm: CheckSignature = async ({ address, message, signature }, { rpcUrl, askContract }) => {
  if (!isAddress(address)) return false
  const [bytes, digest] = [hexBytes(signature), digestOf(message)]
  if (bytes.length === keyLength && isSame(signerOf(bytes, digest), address)) {
    return !Signature.fromBytes(bytes.subarray(0, -1), 'compact').hasHighS()
  }
  if (askContract !== undefined && (await askContract({ address, hash: `0x${bytesToHex(digest)}`, signature }))) return true
  if (rpcUrl === undefined) return bytes.length === keyLength ? false : { verdict: 'unsupported', reason: needsNode }
  return (await import('./contract-account.js')).checkContractAccount({ address, digest, signature: bytes, rpcUrl })
}

const keyLength = 65
const needsNode = 'This is a signature of a contract account, and no node of its network is named (rpcUrls).'

function digestOf(message: string): Uint8Array {
  const bytes = textBytes(message)
  return keccak_256(joined(textBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** The address of the key that made a signature; undefined where it is none. */
function signerOf(signature: Uint8Array, digest: Uint8Array): string | undefined {
  const last = signature[keyLength - 1] ?? 0
  const recovery = last >= 27 ? last - 27 : last
  if (recovery > 1) return undefined
  try {
    const whole = joined(Uint8Array.of(recovery), signature.subarray(0, -1))
    const key = recoverPublicKey(whole, digest, { prehash: false, isCompressed: false })
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(-20))}`
  } catch {
    // The numbers are none of a signature: a contract may know better.
    return undefined
  }
}

function isSame(one: string | undefined, other: string): boolean {
  return one === other.toLowerCase()
}

/** True for an address in lower case, or with the checksum of EIP-55. */
function isAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const plain = address.slice(2).toLowerCase()
  if (address.slice(2) === plain) return true
  const hash = bytesToHex(keccak_256(textBytes(plain)))
  const checked = Array.from(plain, (digit, index) => (Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit))
  return address.slice(2) === checked.join('')
}
