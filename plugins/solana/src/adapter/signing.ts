import type { Session } from '@billfold/kernel'
import { toBase58 } from '../provider/base58.js'
import { walletOf } from '../provider/solana-wallet.js'

/** Lets the person sign a text, and gives the signature in base 58. */
export async function signMessage(session: Session, message: string): Promise<string> {
  const { signature } = await walletOf(session).signMessage(session.account.address, new TextEncoder().encode(message))
  return toBase58(signature)
}
