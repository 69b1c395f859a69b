/** The first of some items, as many as weigh no more than a limit; the first one in any case. */
export function takeWeight<Item extends { readonly weight: number }>(items: readonly Item[], limit: number): readonly Item[] {
  let sum = 0
  const end = items.findIndex(({ weight }, index) => (sum += weight) > limit && index > 0)
  return end < 0 ? items : items.slice(0, end)
}
