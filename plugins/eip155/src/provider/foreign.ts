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

/** Calls a method of a foreign object, if there is one. Undefined when there is none, or when it throws. */
export function callOf(thing: unknown, name: string, given: readonly unknown[]): unknown {
  const method = fieldOf(thing, name)
  if (typeof method !== 'function') return undefined
  try {
    return Reflect.apply(method, thing, given) as unknown
  } catch {
    // What a wallet throws at whoever listens to it, or leaves it, concerns nobody.
    return undefined
  }
}
