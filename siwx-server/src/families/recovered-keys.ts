import { Signature, recoverPublicKey } from '@noble/secp256k1'
import { joined } from './bytes.js'

/**
 * The public keys that may have made a signature of 64 bytes, written short. None where the second number is in the upper half: such a
 * signature is another one with a sign turned over, which anybody can do.
 */
export function recoveredKeys(
  signature: Uint8Array,
  digest: Uint8Array,
  recoveries: readonly number[] = [0, 1, 2, 3],
): readonly Uint8Array[] {
  if (Signature.fromBytes(signature, 'compact').hasHighS()) return []
  return recoveries.flatMap((recovery) => {
    try {
      return [recoverPublicKey(joined(Uint8Array.of(recovery), signature), digest, { prehash: false })]
    } catch {
      // No key has that number.
      return []
    }
  })
}
