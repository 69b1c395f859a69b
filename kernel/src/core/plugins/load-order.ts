/** Relations that decide the order of plugins: the ids of those that each requires, and of those that it uses. */
export interface OrderedPlugin {
  readonly id: string
  readonly requires: readonly string[]
  readonly uses: readonly string[]
}

/**
 * The order in which plugins load when all of them do: what is required before what requires it and, where that closes no
 * circle, what is used before what uses it. There must be no circle of requirements: `findPath` tells.
 */
export function loadOrder(plugins: readonly OrderedPlugin[]): readonly string[] {
  const edges = new Map(plugins.map(({ id, requires }) => [id, [...requires]]))
  const next = (id: string): readonly string[] => edges.get(id) ?? []
  for (const { id, uses } of plugins) {
    for (const used of uses) if (findPath(used, id, next) === undefined) edges.get(id)?.push(used)
  }

  const order = new Set<string>()
  const place = (id: string): void => {
    if (order.has(id) || !edges.has(id)) return
    next(id).forEach(place)
    order.add(id)
  }
  for (const { id } of plugins) place(id)
  return [...order]
}

/** The way from one id to another along `next`, both ends included; undefined when there is none. */
export function findPath(from: string, to: string, next: (id: string) => readonly string[]): readonly string[] | undefined {
  const seen = new Set<string>()
  const walk = (id: string): readonly string[] | undefined => {
    if (id === to) return [id]
    if (seen.has(id)) return undefined
    seen.add(id)
    for (const step of next(id)) {
      const rest = walk(step)
      if (rest !== undefined) return [id, ...rest]
    }
    return undefined
  }
  return walk(from)
}
