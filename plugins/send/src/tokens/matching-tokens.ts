import type { SendToken } from '../contract.js'

/** The tokens whose name, symbol or address has these words. */
export function matchingTokens(tokens: readonly SendToken[], words: string): readonly SendToken[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) => [name, symbol, address].some((text) => text.toLowerCase().includes(wanted)))
}
