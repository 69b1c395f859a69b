import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import { Address, NETWORK, OutScript, TEST_NETWORK, p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { isSpendSigned } from './bitcoin-spend.js'
import { isSameBytes, joined, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'
import { compactSize } from './compact-size.js'
import { recoveredKeys } from './recovered-keys.js'

/** A message signed by the key of an address, or by what a spend of the address would take (BIP 322). */
export const checkBitcoin: CheckSignature = ({ address, message, signature }) => {
  // Newer wallets say before a signature by BIP 322 of which form it is.
  const bytes = base64.decode(signature.replace(/^(?:smp|ful)/, ''))
  const [script, text] = [scriptOf(address), textBytes(message)]
  return bytes.length === keyLength ? isKeySigned(script, text, bytes) : isSpendSigned(script, text, bytes)
}

const keyLength = 65

/** What the header says of the kind of the address is not believed: wallets differ. */
function isKeySigned(script: Uint8Array, text: Uint8Array, signature: Uint8Array): boolean {
  const header = signature[0] ?? 0
  if (header < 27 || header > 42) return false
  const digest = sha256(sha256(joined(textBytes('\u0018Bitcoin Signed Message:\n'), compactSize(text.length), text)))
  return recoveredKeys(signature.subarray(1), digest, [(header - 27) & 3]).some((key) => {
    const long = secp256k1.Point.fromBytes(key).toBytes(false)
    return [p2pkh(key), p2pkh(long), p2wpkh(key), p2sh(p2wpkh(key))].some((own) => isSameBytes(own.script, script))
  })
}

function scriptOf(address: string): Uint8Array {
  const lower = address.toLowerCase()
  const network = lower.startsWith('bcrt1') ? { ...TEST_NETWORK, bech32: 'bcrt' } : /^(?:tb1|[mn2])/.test(lower) ? TEST_NETWORK : NETWORK
  return OutScript.encode(Address(network).decode(address))
}
