import { signAsync } from '@noble/ed25519'
import { base58 } from '@scure/base'
import { hashMessage } from 'viem'
import { type AccountNeeds, signDigestFor } from '../evm/sign-digest-for.js'

/** Signs a text as wallets of its family do. */
export async function signText(text: string, privateKey: Uint8Array, needs: AccountNeeds): Promise<string> {
  if (needs.chain.family === 'solana') return base58.encode(await signAsync(new TextEncoder().encode(text), privateKey))
  return signDigestFor(needs, privateKey, hashMessage(text))
}
