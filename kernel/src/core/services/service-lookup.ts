import { type Lazy, lazy } from '../lazy.js'
import type { Log } from '../log/log.js'
import type { ClockPort } from '../ports.js'
import type { Key } from './key.js'
import { LentReflect } from './lent-reflect.js'
import type { PluginContainer } from './plugin-container.js'

export interface ServiceLookupNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** Finds services: the kernel's own, and those that the container makes for plugins. The container is loaded with the first plugin that has any. */
export class ServiceLookup {
  readonly container: Lazy<PluginContainer>
  private readonly own = new Map<Key<unknown>, unknown>()

  constructor({ clock, log }: ServiceLookupNeeds) {
    const reflect = new LentReflect()
    const load = async (): Promise<PluginContainer> => {
      const { PluginContainer: Loaded } = await reflect.load(() => import('./plugin-container.js'))
      return new Loaded(reflect)
    }
    this.container = lazy(load, { what: 'services of plugins', clock, onRetry: (message, error) => log.warn(message, error) })
  }

  /** Adds a service of the kernel. */
  put<T>(key: Key<T>, service: T): void {
    this.own.set(key, service)
  }

  has(key: Key<unknown>): boolean {
    return this.own.has(key) || this.container.value?.has(key) === true
  }

  /** The service behind a key that `has` knows. */
  get<T>(key: Key<T>): T {
    return (this.own.has(key) ? this.own.get(key) : this.container.value?.get(key)) as T
  }
}
