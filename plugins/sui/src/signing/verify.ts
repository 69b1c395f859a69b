import { isValidPersonalMessageSignature, isValidTransactionSignature } from '@mysten/sui/verify'
import { fromBase64 } from './base64.js'

/** The first byte of a signature by zkLogin: only nodes of its network can verify it. */
const zkLogin = 5

/** True unless a signature is provably none of this account. One by zkLogin is taken at the wallet's word. */
export function isSignedMessage(address: string, message: Uint8Array, signature: string): Promise<boolean> {
  return isTrue(signature, () => isValidPersonalMessageSignature(message, signature, { address }))
}

/** The same for a transaction, by its bytes. */
export function isSignedTransaction(address: string, transaction: Uint8Array, signature: string): Promise<boolean> {
  return isTrue(signature, () => isValidTransactionSignature(transaction, signature, { address }))
}

async function isTrue(signature: string, verify: () => Promise<boolean>): Promise<boolean> {
  if (fromBase64(signature)?.[0] === zkLogin) return true
  try {
    return await verify()
  } catch {
    // It is no signature of any kind that Sui has.
    return false
  }
}
