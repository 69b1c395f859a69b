import type { ChainAdapter, Network, Session } from '@billfold/kernel'
import { type AskContract, verifySignature } from '@billfold/siwx-server/message'
import { siwxError } from './errors.js'

/** A message, its signature, and the session of the wallet that gave it. */
export interface SignatureClaim {
  readonly session: Session
  readonly network: Network
  readonly adapter: ChainAdapter
  readonly address: string
  readonly message: string
  readonly signature: string
  /** True where somebody else verifies it once more: then what cannot be verified here is handed on. */
  readonly isVerifiedElsewhere: boolean
}

/** Rejects for a signature that is none of this message by this account. Wallets were seen to sign with another account than the one in use. */
export async function checkSignature(claim: SignatureClaim): Promise<void> {
  const { session, network, address, message, signature, isVerifiedElsewhere } = claim
  const signed = { chainId: network.caipNetworkId, address, message, signature }
  const said = await verifySignature(signed, askThrough(claim))
  if (said.verdict === 'invalid') throw siwxError('siwx/wrong-signature', { wallet: session.connector.name })
  if ('reason' in said && !isVerifiedElsewhere) throw siwxError('siwx/cannot-verify', { reason: said.reason })
}

/** A contract account is asked by the nodes of its network, where the family can read contracts. */
function askThrough({ adapter, network }: SignatureClaim): { readonly askContract?: AskContract } {
  const { readContract } = adapter
  if (readContract === undefined) return {}
  return {
    askContract: async ({ address, hash, signature }) => {
      const call = { address, abi: contractAbi, functionName: 'isValidSignature', args: [hash, signature] }
      try {
        return (await readContract.call(adapter, network, call)) === taken
      } catch {
        // There is no contract at the address, or none that can be asked.
        return false
      }
    },
  }
}

const taken = '0x1626ba7e'
const contractAbi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: '', type: 'bytes4' }],
  },
] as const
