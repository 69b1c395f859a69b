/** Whose business a line is: the kernel, a plugin of the product by its id, or a package beside them. */
export const owners = [
  'kernel',
  'chain.eip155',
  'chain.solana',
  'chain.polkadot',
  'chain.bip122',
  'chain.cosmos',
  'chain.sui',
  'chain.stacks',
  'connector.walletconnect',
  'connector.auth',
  'connector.coinbase',
  'connector.safe',
  'feature.wallets',
  'feature.portfolio',
  'feature.activity',
  'feature.send',
  'feature.swap',
  'feature.onramp',
  'feature.exchange',
  'feature.names',
  'feature.siwx',
  'feature.email-capture',
  'feature.multi-wallet',
  'feature.telemetry',
  'ui',
  'react',
  'cloud',
] as const

export type Owner = (typeof owners)[number]

interface Owned {
  readonly owner: Owner
  /** Where it is proved: a test file, ` > `, and a title of it or a part that is found nowhere else. */
  readonly tests?: readonly string[]
}

/** What one owner does for a line that several share, in a few words. */
export interface SpecPart extends Owned {
  readonly part: string
}

/** One line of the specification, word for word, with who owns it and what proves it. */
export type SpecLine = { readonly line: string } & (Owned | { readonly parts: readonly SpecPart[] })
