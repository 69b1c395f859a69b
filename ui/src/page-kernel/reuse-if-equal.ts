/** Returns the object before when the next one holds the same values, so that a comparison by identity finds no change. Lists are compared item by item. */
export function reuseIfEqual<T extends object>(before: T, next: T): T {
  const names = Object.keys(next) as (keyof T & string)[]
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => Object.hasOwn(before, name) && holdsSame(before[name], next[name]))
  return isSame ? before : next
}

function holdsSame(before: unknown, next: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(next)) return Object.is(before, next)
  return before.length === next.length && before.every((part, index) => Object.is(part, next[index]))
}
