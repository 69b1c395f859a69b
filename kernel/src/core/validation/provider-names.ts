/** The on-ramp providers of a configuration: a list of names, else none. */
export function providerNames(value: unknown): readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : []
}
