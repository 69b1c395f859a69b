import type { ChainAdapter, Signature } from '@billfold/kernel'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SwapOrder } from '../contract.js'
import { limits } from '../limits.js'

/** The leave to take a token that is signed instead of sent (EIP-2612): for exactly the amount of an order, and for a short time. */
export interface Permit {
  readonly domain: PermitDomain
  readonly message: {
    readonly owner: string
    readonly spender: string
    readonly value: bigint
    readonly nonce: bigint
    /** Seconds since 1970. */
    readonly deadline: bigint
  }
}

/** What tells the token from all others, on all networks (EIP-712). */
interface PermitDomain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: string
}

/** A permit and its signature. */
export interface SignedPermit {
  readonly permit: Permit
  /** What `permit` of the token is called with, encoded. */
  readonly words: string
}

export interface PermitNeeds {
  readonly adapter: Pick<ChainAdapter, 'readContract' | 'signTypedData'>
  readonly spender: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Puts a permit together from what the token tells of itself; undefined where it has none, or one that is signed otherwise. */
export async function readPermit(
  { network, owner: account, from = '', amount }: SwapOrder,
  needs: PermitNeeds,
): Promise<Permit | undefined> {
  const { adapter, spender, now } = needs
  if (adapter.readContract === undefined || adapter.signTypedData === undefined) return undefined
  const owner = account.slice(account.lastIndexOf(':') + 1)
  const read = (functionName: keyof typeof answers, ...args: readonly string[]): Promise<unknown> =>
    Promise.resolve(adapter.readContract?.(network, { address: from, abi: permitAbi, functionName, args })).catch(() => undefined)
  const [separator, nonce, name, version = '1', typeHash = permitType] = await Promise.all([
    read('DOMAIN_SEPARATOR'),
    read('nonces', owner),
    read('name'),
    read('version'),
    // Tokens that were there before the standard sign something else under the same name.
    read('PERMIT_TYPEHASH'),
  ])
  if (typeof nonce !== 'bigint' || typeof name !== 'string' || typeof version !== 'string' || typeHash !== permitType) return undefined
  const domain = { name, version, chainId: Number(network.id), verifyingContract: from }
  if (separatorOf(domain) !== separator) return undefined
  const deadline = BigInt(Math.floor((now + limits.permit) / 1_000))
  return { domain, message: { owner, spender, value: amount, nonce, deadline } }
}

/** A permit as wallets sign it. */
export function typedDataOf({ domain, message }: Permit): object {
  return { types: { Permit: permitFields }, primaryType: 'Permit', domain, message }
}

/** Encodes a permit with its signature. Undefined for a signature that tokens cannot check, such as those of contracts. */
export function signedPermit(permit: Permit, signature: Signature): SignedPermit | undefined {
  const [, r, s, end] = typeof signature === 'string' ? (/^0x([0-9a-f]{64})([0-9a-f]{64})(00|01|1b|1c)$/i.exec(signature) ?? []) : []
  if (r === undefined || s === undefined || end === undefined) return undefined
  const { owner, spender, value, deadline } = permit.message
  const v = BigInt(`0x${end}`) % 27n
  const words = [BigInt(owner), BigInt(spender), value, deadline, v + 27n].map(word)
  return { permit, words: `0x${[...words, r, s].join('').toLowerCase()}` }
}

/** True while what was signed can be used. */
export function isStillGood({ permit }: SignedPermit, now: number): boolean {
  return Number(permit.message.deadline) * 1_000 - now > limits.permitRest
}

const addresses = ['owner', 'spender'].map((name) => ({ name, type: 'address' }))
const numbers = ['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' }))
const permitFields = [...addresses, ...numbers]
const permitType = hashText(`Permit(${permitFields.map(({ name, type }) => `${type} ${name}`).join(',')})`)
const domainType = hashText('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)')

const answers = { DOMAIN_SEPARATOR: 'bytes32', nonces: 'uint256', name: 'string', version: 'string', PERMIT_TYPEHASH: 'bytes32' } as const
const permitAbi = Object.entries(answers).map(([name, type]) => ({
  ...{ type: 'function', stateMutability: 'view', name, outputs: [{ name: '', type }] },
  inputs: name === 'nonces' ? [{ name: 'owner', type: 'address' }] : [],
}))

function separatorOf({ name, version, chainId, verifyingContract }: PermitDomain): string {
  const hashes = [domainType, hashText(name), hashText(version)].map((hash) => hash.slice(2))
  const words = [...hashes, word(BigInt(chainId)), word(BigInt(verifyingContract))]
  return `0x${bytesToHex(keccak_256(hexToBytes(words.join(''))))}`
}

function hashText(text: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
