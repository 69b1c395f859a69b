/** What a family may be able to do, as the columns of the table say it, and the groups of checks in which it shows. */
export const abilities: Readonly<Record<Ability, readonly string[]>> = {
  discover: ['discovery'],
  connect: ['connect', 'reject', 'pending', 'silent', 'twice', 'events'],
  'pair with a phone': ['reject', 'silent', 'twice', 'disconnect'],
  reconnect: ['restore'],
  disconnect: ['disconnect', 'teardown'],
  'sign message': ['signing'],
  'sign and send': ['send'],
  switch: ['networks'],
  balance: ['balances'],
  tokens: ['tokens'],
  NFTs: ['views'],
  activity: ['views'],
  names: ['views'],
  'sign-in': ['views'],
}

export type Ability =
  | 'discover'
  | 'connect'
  | 'pair with a phone'
  | 'reconnect'
  | 'disconnect'
  | 'sign message'
  | 'sign and send'
  | 'switch'
  | 'balance'
  | 'tokens'
  | 'NFTs'
  | 'activity'
  | 'names'
  | 'sign-in'

/** Every column, in order. */
export const allAbilities: readonly Ability[] = Object.keys(abilities) as readonly Ability[]

/** What the families are called. */
export const familyTitles: Readonly<Record<string, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
}
