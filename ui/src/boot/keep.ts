/**
 * The object before when the next one holds the same, so that whoever compares sees no change where there is none. Lists are
 * compared by what is in them.
 */
export function keep<T extends object>(before: T, next: T): T {
  const names = Object.keys(next) as (keyof T & string)[]
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => Object.hasOwn(before, name) && holdsSame(before[name], next[name]))
  return isSame ? before : next
}

function holdsSame(before: unknown, next: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(next)) return Object.is(before, next)
  return before.length === next.length && before.every((part, index) => Object.is(part, next[index]))
}
