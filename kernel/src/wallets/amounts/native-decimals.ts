import type { ChainNamespace } from '../../core/caip/ids.js'

/** Decimals of the native token where the whole family shares one: SOL and BTC. */
export const nativeDecimals: { readonly [K in ChainNamespace]?: number } = { solana: 9, bip122: 8 }
