import type { ChainNamespace, Key, NameResolver, SlotRegistry } from '@billfold/kernel'

export interface NameResolversNeeds {
  readonly slots: Pick<SlotRegistry, 'entries'>
  /** Loads who knows names. Absent while nobody may. */
  readonly load: ((resolver: Key<NameResolver>) => Promise<NameResolver>) | undefined
}

/** Finds those who may know a name of a family, by its ending. */
export function nameResolvers(
  { slots, load }: NameResolversNeeds,
  name: string,
  namespace: ChainNamespace | undefined,
): readonly (() => Promise<NameResolver>)[] {
  if (load === undefined) return []
  return slots
    .entries('name.resolvers')
    .filter(({ item: { namespaces, suffixes } }) => {
      const isForFamily = namespaces === undefined || (namespace !== undefined && namespaces.includes(namespace))
      return isForFamily && suffixes.some((suffix) => name.endsWith(suffix))
    })
    .map(
      ({ item }) =>
        () =>
          load(item.resolver),
    )
}
