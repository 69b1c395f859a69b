import type { ViewName } from '../open.js'
import type { ViewModule } from './view-module.js'
import type { Explain } from '../errors/explained.js'
import { shown } from '../errors/shown.js'
import type { PluginHost } from '../plugins/plugin-host.js'

/** Views by the plugins that serve them, and the way to their code. */
export class ViewRegistry {
  constructor(
    private readonly plugins: Pick<PluginHost, 'registry' | 'activate' | 'runtimeOf'>,
    private readonly explain: Explain,
  ) {}

  /** Every view that somebody serves. */
  get names(): readonly string[] {
    return this.plugins.registry.providers.names('view')
  }

  /** The plugin that serves a view; undefined when nobody does. Observable. */
  owner(view: string): string | undefined {
    return this.plugins.registry.holder('view', view)
  }

  has(view: string): view is ViewName {
    return this.owner(view) !== undefined
  }

  /** Loads the plugin that serves a view, and gives what the shell renders. */
  async load(view: ViewName): Promise<ViewModule> {
    const plugin = this.owner(view)
    if (plugin === undefined) throw await this.explain({ code: 'view/unknown', context: { view: shown(view), known: this.names } })
    await this.plugins.activate(plugin)
    const module = this.plugins.runtimeOf(plugin)?.views?.[view]
    if (module === undefined) throw await this.explain({ code: 'view/closed', context: { view, plugin } })
    return module
  }
}
