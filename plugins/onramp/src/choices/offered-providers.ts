import type { ChainNamespace, Slots } from '@billfold/kernel'
import type { OfferedProvider } from '../contract.js'

export interface Offering {
  readonly entries: readonly Slots['onramp.providers'][]
  /** The names that the project allows. Whatever is no list of names allows nobody. */
  readonly allowed: unknown
  readonly namespace: ChainNamespace | undefined
}

/** Who sells to this account: allowed by the project, and at work on its family. */
export function offeredProviders({ entries, allowed, namespace }: Offering): readonly OfferedProvider[] {
  if (namespace === undefined || !Array.isArray(allowed) || !allowed.every((name) => typeof name === 'string')) return []
  return entries.filter(({ name, namespaces }) => allowed.includes(name) && namespaces.includes(namespace)) as readonly OfferedProvider[]
}
