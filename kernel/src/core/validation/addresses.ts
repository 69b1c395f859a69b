import type { ChainNamespace } from '../caip/ids.js'

/** What an address looks like, by family. A chain adapter knows its own better; this is for what stands before it is loaded. */
export const addressPatterns: { readonly [K in ChainNamespace]?: RegExp } = {
  eip155: /^(?:0x)?[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** True when the text looks like an address of the family; undefined when nobody has said what one looks like. */
export function looksLikeAddress(namespace: ChainNamespace, address: unknown): boolean | undefined {
  const pattern = Object.hasOwn(addressPatterns, namespace) ? addressPatterns[namespace] : undefined
  return pattern === undefined ? undefined : typeof address === 'string' && pattern.test(address)
}
