import { bytesToHex } from '@noble/hashes/utils.js'
import { type Address, createClient, http } from 'viem'
import { verifyHash } from 'viem/actions'
import type { SignatureVerdict } from './verify-signature.js'

/** A signature of a contract account, and the node that is asked about it. */
interface ContractClaim {
  readonly address: string
  readonly digest: Uint8Array
  readonly signature: Uint8Array
  readonly rpcUrl: string
}

/** Asks a node whether the contract at an address takes a signature; one that is yet to come is deployed in that call alone. */
export async function checkContractAccount({ address, digest, signature, rpcUrl }: ContractClaim): Promise<SignatureVerdict> {
  // A contract may answer that a host of its choice knows more (EIP-3668): nobody but the node is asked.
  const client = createClient({ transport: http(rpcUrl, { retryCount: 1, timeout: 5000 }), ccipRead: false })
  try {
    const isTrue = await verifyHash(client, {
      address: address as Address,
      hash: `0x${bytesToHex(digest)}`,
      signature: `0x${bytesToHex(signature)}`,
    })
    return { verdict: isTrue ? 'valid' : 'invalid' }
  } catch {
    // Whatever went wrong, the node did not say.
    return { verdict: 'unreachable', reason: 'The node of the network did not answer. Try again.' }
  }
}
