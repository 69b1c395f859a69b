import { ContainerModule } from 'inversify'
import type { Key } from './token.js'
import type { Service } from './service.js'
import { identifierOf, readNeed } from './tokens.js'

export interface ModuleOptions {
  readonly services: readonly Service[]
  /** The key under which the container holds what a service knows as `key`. */
  readonly locate: (key: Key<unknown>) => Key<unknown>
  /** Runs a service's `create`: the place to keep what was made, and to name the owner of what it throws. */
  readonly make: (key: Key<unknown>, create: () => unknown) => unknown
}

/** Describes a plugin's services to the container: singletons, made when somebody first asks. */
export function moduleOf({ services, locate, make }: ModuleOptions): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const { key, needs, create } of services) {
      const names = Object.keys(needs)
      const wants = Object.values(needs).map((need) => {
        const { key: needed, isOptional } = readNeed(need)
        return { serviceIdentifier: identifierOf(locate(needed)), ...(isOptional && { optional: true }) }
      })
      bind(identifierOf(locate(key)))
        .toResolvedValue(
          (...given: unknown[]) => make(key, () => create(Object.fromEntries(names.map((name, index) => [name, given[index]])))),
          wants,
        )
        .inSingletonScope()
    }
  })
}
