import { bytesToHex } from '@noble/hashes/utils.js'
import {
  type Address,
  BaseError,
  ExecutionRevertedError,
  createClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  http,
} from 'viem'
import { call } from 'viem/actions'
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
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address as Address, `0x${bytesToHex(digest)}`, `0x${bytesToHex(signature)}`],
  })
  try {
    return { verdict: (await call(client, { data })).data === '0x01' ? 'valid' : 'invalid' }
  } catch (error) {
    if (isReverted(error)) return { verdict: 'invalid' }
    // Whatever else went wrong, the node did not say.
    return { verdict: 'unreachable', reason: 'The node of the network did not answer. Try again.' }
  }
}

/** True where the node ran the contract, which ended without a yes. */
function isReverted(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
}
