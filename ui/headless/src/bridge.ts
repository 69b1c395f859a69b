import { type Key, type PluginRuntime, service as serviceOf } from '@billfold/kernel'
import type { Loaded } from '@billfold/kernel/data'
import { reaction } from 'mobx'

import type { Feature } from './feature.js'
import { reuseIfEqual } from './reuse-if-equal.js'

/** Values of a service by their names. */
export type Values = Readonly<Record<string, unknown>>

/** A service of a plugin in the hands of the host: what was asked for by its key, and what follows it. */
export class Bridge {
  private readonly ending = new AbortController()

  constructor(readonly found: object) {}

  /** Aborts when the plugin of the service stops. */
  get ended(): AbortSignal {
    return this.ending.signal
  }

  /** Hands over the values of the service: now, and whenever one of them changes. Returns the undo. */
  follow(members: Feature<unknown>['members'], tell: (values: Values) => void): () => void {
    let last: Values = {}
    return reaction(
      () => readValues(this.found as Values, members),
      (values) => {
        last = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, reuseIfEqual(last[name], value)]))
        tell(last)
      },
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.ending.abort()
  }
}

/** The lazy half of the plugin that hands a service to the host. */
export function bridgePlugin(key: Key<unknown>, bridgeKey: Key<object>): PluginRuntime {
  return { services: [serviceOf(bridgeKey, { found: key }, ({ found }) => new Bridge(found as object))] }
}

/** Copies what changes, so that what was handed over stays as it is. */
function readValues(service: Values, members: Readonly<Record<string, string>>): Values {
  const names = Object.keys(members).filter((name) => members[name] !== 'action')
  return Object.fromEntries(names.map((name) => [name, members[name] === 'loaded' ? readLoaded(service[name]) : copyOf(service[name])]))
}

function copyOf(value: unknown): unknown {
  return Array.isArray(value) ? [...value] : value
}

function readLoaded(part: unknown): Loaded<unknown> {
  const { value, at, phase, isStale, secondsLeft, refresh } = part as Loaded<unknown>
  return { value, at, phase, isStale, secondsLeft, refresh }
}
