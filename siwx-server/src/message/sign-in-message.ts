/** The families whose sign-ins are verified, by their CAIP-2 namespace. */
export type SignInNamespace = 'bip122' | 'cosmos' | 'eip155' | 'polkadot' | 'solana' | 'stacks' | 'sui'

/** A sign-in as CAIP-122 has it, of which EIP-4361 is the form of EVM. */
export interface SignInMessage {
  /** The host of the page, with its port. */
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri: string
  readonly version: '1'
  /** The network, as CAIP-2 has it: `eip155:1`. */
  readonly chainId: string
  /** Eight letters and digits or more. */
  readonly nonce: string
  /** Moments are as ISO 8601 has them. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** How a message names the accounts of a family. */
export const accountNames: Readonly<Record<SignInNamespace, string>> = {
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  eip155: 'Ethereum',
  polkadot: 'Polkadot',
  solana: 'Solana',
  stacks: 'Stacks',
  sui: 'Sui',
}

/** The namespace of a network, where it is one of a family that is known; else undefined. */
export function namespaceOf(chainId: string): SignInNamespace | undefined {
  const [namespace = '', reference = '', ...rest] = chainId.split(':')
  return Object.hasOwn(accountNames, namespace) && reference !== '' && rest.length === 0 ? (namespace as SignInNamespace) : undefined
}
