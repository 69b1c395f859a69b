import { verifyAsync } from '@noble/ed25519'
import { base58 } from '@scure/base'
import { textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'

/** A signature of the key that the address is, by the strict rules: nobody can turn it into another one. */
export const checkSolana: CheckSignature = ({ address, message, signature }) =>
  verifyAsync(base58.decode(signature), textBytes(message), base58.decode(address), { zip215: false })
