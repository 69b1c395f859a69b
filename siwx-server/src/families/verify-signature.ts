import { type SignInNamespace, namespaceOf } from '../message/sign-in-message.js'
import type { CheckSignature } from './check-signature.js'

/** A text, and the signature under it as wallets of the family write it: hex of EVM, Polkadot and Stacks, base58 of Solana, else base64. */
export interface SignedText {
  readonly chainId: string
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** The address of a node for each EVM network whose contract accounts may sign in, by CAIP-2. */
export type RpcUrls = Readonly<Record<string, string>>

/** A question to the contract at an address: whether it takes a signature of a hash (EIP-1271). */
export type AskContract = (claim: { readonly address: string; readonly hash: string; readonly signature: string }) => Promise<boolean>

/** Where signatures of contract accounts are asked about: a node of their network, or somebody who can ask one. */
export interface VerifyOptions {
  readonly rpcUrls?: RpcUrls
  readonly askContract?: AskContract
}

/**
 * What became of a signature. `unsupported` is of a kind that nobody can verify here, which `reason` says in words; `unreachable` is one of a
 * contract account whose node did not answer: it may be tried again.
 */
export type SignatureVerdict =
  | { readonly verdict: 'valid' | 'invalid' }
  | { readonly verdict: 'unsupported' | 'unreachable'; readonly reason: string }

const longestSignature = 100_000

/** Says whether a text was signed by an account. The code of a family arrives with the first signature of it. Never throws. */
export async function verifySignature(signed: SignedText, { rpcUrls = {}, askContract }: VerifyOptions = {}): Promise<SignatureVerdict> {
  const namespace = namespaceOf(signed.chainId)
  if (namespace === undefined || signed.signature.length > longestSignature) return { verdict: 'invalid' }
  const check = await checks[namespace]()
  try {
    const said = await check(signed, { rpcUrl: rpcUrls[signed.chainId], askContract })
    return typeof said === 'boolean' ? { verdict: said ? 'valid' : 'invalid' } : said
  } catch {
    // It is no signature of any kind that the family has, or the address is none.
    return { verdict: 'invalid' }
  }
}

const checks: Readonly<Record<SignInNamespace, () => Promise<CheckSignature>>> = {
  bip122: async () => (await import('./bitcoin.js')).checkBitcoin,
  cosmos: async () => (await import('./cosmos.js')).checkCosmos,
  eip155: async () => (await import('./evm.js')).checkEvm,
  polkadot: async () => (await import('./polkadot.js')).checkPolkadot,
  solana: async () => (await import('./solana.js')).checkSolana,
  stacks: async () => (await import('./stacks.js')).checkStacks,
  sui: async () => (await import('./sui.js')).checkSui,
}
