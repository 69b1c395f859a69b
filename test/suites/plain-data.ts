/** The first place in a value that is not plain data, as a path; undefined when all of it is. */
export function findForeign(value: unknown, path = ''): string | undefined {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return undefined
  if (typeof value !== 'object') return `${path} is a ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`
  for (const [key, { get, value: child }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (Array.isArray(value) && key === 'length') continue
    const found = get === undefined ? findForeign(child, `${path}.${key}`) : `${path}.${key} is a getter`
    if (found !== undefined) return found
  }
  return undefined
}
