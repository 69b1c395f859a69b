/** How many results a search shows at most. */
export const searchLimit = 100

/** A text as it is compared: without accents, case and width. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** What has the text in its name: names that start with it first, the given order kept otherwise. An empty text finds everything. */
export function searchByName<T extends { readonly name: string }>(
  items: readonly T[],
  text: string,
  limit: number = Infinity,
): readonly T[] {
  const wanted = plainText(text)
  if (wanted === '') return items
  const starting: T[] = []
  const containing: T[] = []
  for (const item of items) {
    const at = plainText(item.name).indexOf(wanted)
    if (at === 0) starting.push(item)
    else if (at > 0) containing.push(item)
  }
  return [...starting, ...containing].slice(0, limit)
}

/** On a phone only what can be reached from a phone is searched. */
export function reachableOn<T extends { readonly wallet?: { readonly mobile_link?: string; readonly webapp_link?: string } }>(
  items: readonly T[],
  isMobile: boolean,
): readonly T[] {
  if (!isMobile) return items
  return items.filter(({ wallet }) => wallet === undefined || wallet.mobile_link !== undefined || wallet.webapp_link !== undefined)
}
