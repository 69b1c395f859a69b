import type { ChainNamespace } from '@billfold/kernel'

/** True for an entry that is for every family, or for the one in front. */
export function servesActive(
  { namespaces }: { readonly namespaces?: readonly ChainNamespace[] },
  active: ChainNamespace | undefined,
): boolean {
  return namespaces === undefined || (active !== undefined && namespaces.includes(active))
}
