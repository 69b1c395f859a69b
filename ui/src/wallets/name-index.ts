import { isNear, plainName } from '@billfold/wallet-registry/search'

/** A list that is searched often: each name is made comparable once. */
export interface NameIndex<T> {
  /**
   * Finds items with the text in their names, spaces aside: those that start with it first, the given order kept otherwise. Where no name
   * has it, those come that begin with it but for one letter. An empty text finds everything.
   */
  find(text: string, limit?: number): readonly T[]
}

/** Finds by name, reading each name once. */
export function nameIndex<T extends { readonly name: string }>(items: readonly T[]): NameIndex<T> {
  let names: readonly string[] | undefined
  return {
    find(text, limit = Infinity) {
      const wanted = plainName(text)
      if (wanted === '') return items
      const known = (names ??= items.map(({ name }) => plainName(name)))
      const starting: T[] = []
      const containing: T[] = []
      for (const [index, item] of items.entries()) {
        const at = known[index]?.indexOf(wanted) ?? -1
        if (at === 0) starting.push(item)
        else if (at > 0) containing.push(item)
      }
      const found =
        starting.length + containing.length > 0
          ? [...starting, ...containing]
          : items.filter((_, index) => isNear(wanted, known[index] ?? ''))
      return found.slice(0, limit)
    },
  }
}
