import { bytesToHex } from '@noble/hashes/utils.js'
import { erc6492SignatureValidatorByteCode } from 'viem'
import type { SignatureVerdict } from './verify-signature.js'

/** A signature of a contract account, and the node that is asked about it. */
interface ContractClaim {
  readonly address: string
  readonly digest: Uint8Array
  readonly signature: Uint8Array
  readonly rpcUrl: string
}

/** What a node answers to a call (JSON-RPC 2.0). */
interface NodeAnswer {
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown }
}

/** Milliseconds that a node has to answer. */
const deadline = 5000
const unreachable: SignatureVerdict = { verdict: 'unreachable', reason: 'The node of the network did not answer. Try again.' }

/**
 * Asks a node whether the contract at an address takes a signature; one that is yet to come is deployed in that call alone. A contract may answer that a
 * host of its choice knows more (EIP-3668): nobody but the node is asked.
 */
export async function checkContractAccount({ rpcUrl, ...claim }: ContractClaim): Promise<SignatureVerdict> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: deployment(claim) }, 'latest'] })
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(deadline) })
    const { result, error } = (await response.json()) as NodeAnswer
    if (error !== undefined) return isRevert(error) ? { verdict: 'invalid' } : unreachable
    return typeof result === 'string' ? { verdict: result === '0x01' ? 'valid' : 'invalid' } : unreachable
  } catch {
    // Whatever went wrong, the node did not say.
    return unreachable
  }
}

/** The validator of EIP-6492 with what it is made for: an address, a hash, and bytes. It is never put on the chain. */
function deployment({ address, digest, signature }: Omit<ContractClaim, 'rpcUrl'>): string {
  const padding = '00'.repeat((32 - (signature.length % 32)) % 32)
  const words = [address.slice(2).toLowerCase().padStart(64, '0'), bytesToHex(digest), word(96), word(signature.length)]
  return `${erc6492SignatureValidatorByteCode}${words.join('')}${bytesToHex(signature)}${padding}`
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}

/** True where the node ran the contract, which ended without a yes. */
function isRevert({ code, message }: NonNullable<NodeAnswer['error']>): boolean {
  return code === 3 || /revert/i.test(String(message))
}
