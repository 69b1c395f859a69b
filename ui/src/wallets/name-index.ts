import { plainText } from './search-text.js'

/** A list that is searched often: each name is made comparable once. */
export interface NameIndex<T> {
  /** Finds items with the text in their names: those that start with it first, the given order kept otherwise. An empty text finds everything. */
  find(text: string, limit?: number): readonly T[]
}

/** Finds by name, reading each name once. */
export function nameIndex<T extends { readonly name: string }>(items: readonly T[]): NameIndex<T> {
  let names: readonly string[] | undefined
  return {
    find(text, limit = Infinity) {
      const wanted = plainText(text)
      if (wanted === '') return items
      names ??= items.map(({ name }) => plainText(name))
      const starting: T[] = []
      const containing: T[] = []
      for (const [index, item] of items.entries()) {
        const at = names[index]?.indexOf(wanted) ?? -1
        if (at === 0) starting.push(item)
        else if (at > 0) containing.push(item)
      }
      return [...starting, ...containing].slice(0, limit)
    },
  }
}
