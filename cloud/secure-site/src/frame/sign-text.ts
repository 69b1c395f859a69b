import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { hashMessage } from 'viem'
import { signatureOf } from '../evm/sign-digest.js'
import type { Family } from '../keys/derive.js'

/** Signs a text as wallets of its family do. */
export function signText(family: Family, text: string, privateKey: Uint8Array): string {
  if (family === 'solana') return base58.encode(ed25519.sign(new TextEncoder().encode(text), privateKey))
  return signatureOf(privateKey, hashMessage(text))
}
