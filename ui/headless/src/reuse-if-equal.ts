/** Returns the value before when the next one holds the same: lists are compared item by item, plain objects member by member. */
export function reuseIfEqual<T>(before: T, next: T): T {
  if (Object.is(before, next)) return before
  if (Array.isArray(before) && Array.isArray(next)) return isSameList(before, next) ? before : next
  if (!isPlain(before) || !isPlain(next)) return next
  const names = Object.keys(next)
  const isSame = names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], next[name]))
  return isSame ? before : next
}

function isSameList(before: readonly unknown[], next: readonly unknown[]): boolean {
  return before.length === next.length && before.every((item, index) => Object.is(item, next[index]))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
