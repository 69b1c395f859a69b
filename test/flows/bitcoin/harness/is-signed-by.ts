import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex } from '@scure/base'

/** True when a short text was signed by a key, as wallets of Bitcoin sign: the key is recovered from the signature alone. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const [header = 0, ...rest] = base64.decode(signature)
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, bytes.length, ...bytes)))
  const key = secp256k1.recoverPublicKey(Uint8Array.of((header - 27) & 3, ...rest), hash, { prehash: false })
  return hex.encode(key) === hex.encode(secp256k1.getPublicKey(hex.decode(secret)))
}
