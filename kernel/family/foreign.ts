/** One field of a foreign value. A getter or a proxy that throws has nothing there. */
export function fieldOf(thing: unknown, name: string): unknown {
  if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null) return undefined
  try {
    return Reflect.get(thing, name) as unknown
  } catch {
    // Whoever made it does not want it to be seen.
    return undefined
  }
}

/** Calls a method of a foreign object, if there is one. What it throws, now or later, concerns nobody. */
export function callOf(thing: unknown, name: string, given: readonly unknown[]): void {
  const method = fieldOf(thing, name)
  if (typeof method !== 'function') return
  const result = new Promise((resolve) => resolve(Reflect.apply(method, thing, given)))
  result.catch(() => undefined)
}
