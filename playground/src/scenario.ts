import type { Network, PluginManifest } from '@billfold/kernel'

/** What a plugin from outside shows of itself: its module exports it as `scenario`. */
export interface Scenario {
  readonly title: string
  readonly plugins: readonly PluginManifest[]
  readonly networks: readonly Network[]
}

/** Takes the scenario out of a module that somebody else wrote. What is in it the kernel reads for itself; here it only has to be lists. */
export function parseScenario(module: unknown): Scenario {
  const { scenario } = (module ?? {}) as { readonly scenario?: Partial<Record<keyof Scenario, unknown>> }
  const { title, plugins, networks = [] } = scenario ?? {}
  if (!Array.isArray(plugins) || plugins.length === 0)
    throw new TypeError('That module exports no scenario with plugins. Export one: { title, plugins, networks }.')
  if (!Array.isArray(networks)) throw new TypeError('The networks of that scenario are no list. Give it a list, or leave it out.')
  const name = typeof title === 'string' && title !== '' ? title : 'From outside'
  return { title: name, plugins: plugins as Scenario['plugins'], networks: networks as Scenario['networks'] }
}
