import type { Hex } from 'viem'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { isSmart } from './is-smart.js'
import { signatureOf } from './sign-digest.js'

/** Who is asked, and the network that is asked about them. */
export type AccountNeeds = Pick<PrepareNeeds, 'account' | 'chain' | 'nodes'>

/** Signs a digest for the account that was asked: the key, or a smart account of it. */
export async function signDigestFor(needs: AccountNeeds, privateKey: Uint8Array, digest: Hex): Promise<Hex> {
  if (!isSmart(needs)) return signatureOf(privateKey, digest)
  const { signForAccount } = await import('../smart/sign-for-account.js')
  return signForAccount(digest, privateKey, needs)
}
