/** Sorts by the order that was chosen. What nobody put anywhere stays as it was, behind the rest. */
export function inOrder<T>(items: readonly T[], order: readonly string[], idOf: (item: T) => string): readonly T[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = (item: T): number => places.get(idOf(item)) ?? order.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Moves one of the ids by a place; undefined when it cannot go there. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): readonly string[] | undefined {
  const from = ids.indexOf(id)
  const to = from + by
  const [one, other] = [ids[from], ids[to]]
  if (one === undefined || other === undefined) return undefined
  return ids.map((each, place) => (place === from ? other : place === to ? one : each))
}
