/** One row of a list: its element, and how to show its item as it is now. */
export interface Row<T> {
  readonly element: Element
  readonly update: (item: T) => void
}

export interface KeyedListOptions<T> {
  readonly parent: Element
  readonly keyOf: (item: T) => string
  readonly create: (item: T) => Row<T>
}

/** Shows a list so that a row keeps its element, and with it focus and selection, for as long as its key is there. */
export function keyedList<T>({ parent, keyOf, create }: KeyedListOptions<T>): (items: readonly T[]) => void {
  const rows = new Map<string, Row<T>>()
  return (items) => {
    const keys = new Set(items.map(keyOf))
    for (const [key, row] of rows) {
      if (keys.has(key)) continue
      row.element.remove()
      rows.delete(key)
    }
    for (const [index, item] of items.entries()) {
      const row = rows.get(keyOf(item)) ?? create(item)
      rows.set(keyOf(item), row)
      row.update(item)
      if (parent.children[index] !== row.element) parent.insertBefore(row.element, parent.children[index] ?? null)
    }
  }
}
