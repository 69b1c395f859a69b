import { Container, ContainerModule } from 'inversify'
import type { Key } from './key.js'
import { identifierOf, isKernelKey, readNeed } from './keys.js'
import type { LentReflect } from './lent-reflect.js'
import type { Service } from './service.js'

/** The services of one plugin, and what the container asks of it. */
export interface ContainedPlugin {
  readonly services: readonly Service[]
  /** The key under which the container holds what the plugin knows as `key`. */
  locate(key: Key<unknown>): Key<unknown>
  /** The plugin's own view of a service of the kernel; undefined for an optional one that is not there. */
  kernel(key: Key<unknown>, isOptional: boolean): unknown
  /** Runs a service's `create`: keeps what was made, and names the owner of what it throws. */
  make(key: Key<unknown>, create: () => unknown): unknown
}

/** Makes the services of plugins from what they need. Brings a library, so it is loaded late. */
export class PluginContainer {
  private readonly container: Container

  constructor(private readonly reflect: Pick<LentReflect, 'run'>) {
    this.container = reflect.run(() => new Container())
  }

  has(key: Key<unknown>): boolean {
    return this.reflect.run(() => this.container.isBound(identifierOf(key)))
  }

  get<T>(key: Key<T>): T {
    return this.reflect.run(() => this.container.get<T>(identifierOf(key)))
  }

  /** Holds the services of a plugin: singletons, each made when somebody first asks. Returns the undo. */
  add(plugin: ContainedPlugin): () => void {
    const module = this.reflect.run(() => moduleOf(plugin))
    this.reflect.run(() => this.container.load(module))
    return () => this.reflect.run(() => this.container.unload(module))
  }
}

function moduleOf({ services, locate, kernel, make }: ContainedPlugin): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const { key, needs, create } of services) {
      const named = Object.entries(needs).map(([name, need]) => ({ name, ...readNeed(need) }))
      const injected = named.filter((need) => !isKernelKey(need.key))
      const given = (values: readonly unknown[]): object =>
        Object.fromEntries(
          named.map((need) => [need.name, isKernelKey(need.key) ? kernel(need.key, need.isOptional) : values[injected.indexOf(need)]]),
        )
      const wants = injected.map((need) => ({
        serviceIdentifier: identifierOf(locate(need.key)),
        ...(need.isOptional && { optional: true }),
      }))
      bind(identifierOf(locate(key)))
        .toResolvedValue((...values: unknown[]) => make(key, () => create(given(values))), wants)
        .inSingletonScope()
    }
  })
}
