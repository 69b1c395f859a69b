import { Container } from 'inversify'
import type { Key } from './token.js'
import { type ModuleOptions, moduleOf } from './module.js'
import { identifierOf } from './tokens.js'

/** The container: it makes the services of plugins from what they need. With it comes a library, so it is loaded late. */
export class PluginContainer {
  private readonly container = new Container()

  constructor(constants: ReadonlyMap<Key<unknown>, unknown>) {
    for (const [key, service] of constants) this.put(key, service)
  }

  /** Holds a service that is made already. */
  put(key: Key<unknown>, service: unknown): void {
    this.container.bind(identifierOf(key)).toConstantValue(service)
  }

  has(key: Key<unknown>): boolean {
    return this.container.isBound(identifierOf(key))
  }

  get<T>(key: Key<T>): T {
    return this.container.get<T>(identifierOf(key))
  }

  /** Holds the services of a plugin. Returns the undo. */
  add(options: ModuleOptions): () => void {
    const module = moduleOf(options)
    this.container.load(module)
    return () => this.container.unload(module)
  }
}
