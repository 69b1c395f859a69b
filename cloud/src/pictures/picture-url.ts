/** Where the picture of a token is. Empty for a symbol that has none. */
export function pictureUrl(baseUrl: string, symbol: string): string {
  return isDrawable(symbol) ? `${baseUrl}/public/getTokenImage/${encodeURIComponent(symbol)}` : ''
}

/** Symbols are written by whoever made the token: only plain ones get a picture. */
export function isDrawable(symbol: string): boolean {
  return /^[\p{Letter}\p{Number}.$+-]{1,32}$/u.test(symbol)
}
