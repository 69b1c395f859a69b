import type { ChainNamespace } from '../caip/ids.js'

/** Chains of a wallet, as far as a list knows them. */
export interface ServedChains {
  /** CAIP-2 ids of networks. */
  readonly chains?: readonly string[] | undefined
  readonly families?: readonly string[] | undefined
}

/** True for a wallet that serves a family, and for one of which nobody said what it serves. Without a family all fit. */
export function fitsNamespace({ chains = [], families = [] }: ServedChains, namespace: ChainNamespace | undefined): boolean {
  if (namespace === undefined || chains.length + families.length === 0) return true
  return families.includes(namespace) || chains.some((chain) => chain.startsWith(`${namespace}:`))
}
