/** How many results a search shows at most. */
export const searchLimit = 100

/** On a phone only what can be reached from a phone is searched. */
export function reachableOn<T extends { readonly wallet?: { readonly mobile_link?: string; readonly webapp_link?: string } }>(
  items: readonly T[],
  isMobile: boolean,
): readonly T[] {
  if (!isMobile) return items
  return items.filter(({ wallet }) => wallet === undefined || wallet.mobile_link !== undefined || wallet.webapp_link !== undefined)
}
