import { fieldOf } from '../src/core/foreign.js'
import { fieldNames } from '../src/core/primordials.js'

const mostTexts = 50
const longestText = 100

/** The items of a foreign list, each looked at once and at most so many. Undefined for what is no list. */
export function itemsOf(said: unknown, most: number): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(said)) return undefined
    return Array.from({ length: Math.min(said.length, most) }, (_, index) => fieldOf(said, String(index)))
  } catch {
    // A proxy that refuses to be looked at is no list.
    return undefined
  }
}

/** Short texts in a foreign list, such as the names of networks and features. */
export function textsOf(said: unknown): readonly string[] {
  return (itemsOf(said, mostTexts) ?? []).filter((item): item is string => typeof item === 'string' && item.length <= longestText)
}

/** The names of the fields of a foreign object, at most so many. None for a proxy that refuses to be looked at. */
export function namesOf(said: unknown, most: number = mostTexts): readonly string[] {
  try {
    return fieldNames(Object(said) as object).slice(0, most)
  } catch {
    // It wants not to be looked at: it has nothing.
    return []
  }
}
