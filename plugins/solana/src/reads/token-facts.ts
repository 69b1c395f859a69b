import type { KnownToken, TokenFacts } from '@billfold/kernel'

/** Token programs of every Solana network. */
export const tokenPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

const stablecoins: readonly KnownToken[] = [
  { symbol: 'USDC', name: 'USD Coin', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  { symbol: 'USDT', name: 'Tether USD', address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB' },
]

/** Facts of Solana's tokens. */
export const tokenFacts: TokenFacts = {
  nativeAddress: 'So11111111111111111111111111111111111111111',
  known: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': stablecoins },
}

const wrappedSol: KnownToken = { symbol: 'WSOL', name: 'Wrapped SOL', address: 'So11111111111111111111111111111111111111112' }

/** Finds the name of a token that most people hold: a node knows of a mint only how much of it there is. */
export function knownMint(mint: string): KnownToken | undefined {
  return [...stablecoins, wrappedSol].find(({ address }) => address === mint)
}
