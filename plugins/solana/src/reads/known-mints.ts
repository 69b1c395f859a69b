/** Names of the tokens that most people hold, by mint: a node knows of a token only how much there is. */
export const knownMints: Readonly<Record<string, { readonly name: string; readonly symbol: string }>> = {
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: { name: 'USD Coin', symbol: 'USDC' },
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: { name: 'Tether USD', symbol: 'USDT' },
  So11111111111111111111111111111111111111112: { name: 'Wrapped SOL', symbol: 'WSOL' },
}
