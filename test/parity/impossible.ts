import type { Ability } from './abilities.js'

/** Something that a family cannot do, ever, and why. */
export interface Impossible {
  readonly ability: Ability
  readonly families: readonly string[]
  readonly reason: string
}

/** Reasons for which a check of the kit has nothing to look at, although nothing is missing. */
export const needless: readonly string[] = ['the wallet is on every chain at once']

/** What no plugin will bring. Everything else that is missing is not there yet. */
export const impossible: readonly Impossible[] = [
  {
    ability: 'switch',
    families: ['solana', 'polkadot', 'cosmos', 'sui'],
    reason: 'the wallets take the network with each request and cannot be asked to change it; the page changes it by itself',
  },
  {
    ability: 'tokens',
    families: ['polkadot', 'bip122', 'stacks'],
    reason: 'the product reads balances and tokens of EVM and Solana',
  },
  {
    ability: 'NFTs',
    families: ['polkadot', 'bip122', 'cosmos', 'sui', 'stacks'],
    reason: 'the service that lists collectibles knows EVM and Solana',
  },
  {
    ability: 'activity',
    families: ['solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'],
    reason: 'the product lists what happened, and names, on EVM',
  },
  {
    ability: 'names',
    families: ['solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'],
    reason: 'the product lists what happened, and names, on EVM',
  },
]
