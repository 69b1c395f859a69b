import type { Ability } from './abilities.js'

/** Something that a family cannot do, ever, and why: a fact of its chain, not of this product. */
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
    families: ['bip122'],
    reason: 'the chain knows no coin but its own; what is written into its transactions beside it no node counts',
  },
  { ability: 'names', families: ['bip122'], reason: 'the chain has no names' },
]
