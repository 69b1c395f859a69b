/** The colon-separated parts of a text when there are exactly so many and none is empty. */
export function parts(value: unknown, count: number): readonly string[] | undefined {
  if (typeof value !== 'string') return undefined
  const found = value.split(':', count + 1)
  return found.length === count && !found.includes('') ? found : undefined
}
