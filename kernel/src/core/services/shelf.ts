import type { Key } from './token.js'
import type { PluginContainer } from './plugin-container.js'

/**
 * Where services are found: the kernel's own from the start, those of plugins in a container, which arrives with the first
 * plugin that has any.
 */
export class Shelf {
  private readonly own = new Map<Key<unknown>, unknown>()
  private container: PluginContainer | undefined

  /** Puts a service of the kernel here. */
  put<T>(key: Key<T>, service: T): void {
    this.own.set(key, service)
    this.container?.put(key, service)
  }

  has(key: Key<unknown>): boolean {
    return this.own.has(key) || this.container?.has(key) === true
  }

  /** The service behind a key that is here. */
  get<T>(key: Key<T>): T {
    return (this.own.has(key) ? this.own.get(key) : this.container?.get(key)) as T
  }

  /** Brings the container. Rejects when its code does not arrive; the next call tries again. */
  async prepare(): Promise<PluginContainer> {
    if (this.container !== undefined) return this.container
    const { PluginContainer: Arrived } = await import('./plugin-container.js')
    this.container ??= new Arrived(this.own)
    return this.container
  }
}
