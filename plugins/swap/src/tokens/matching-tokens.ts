import type { SwapToken } from '../contract.js'

/** The tokens whose symbol, name or address has these words. */
export function matchingTokens(tokens: readonly SwapToken[], words: string): readonly SwapToken[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(
    ({ symbol, name, key }) => symbol.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted) || key.includes(wanted),
  )
}
