import { coreViews } from '@billfold/kernel'
import type { PluginSetup } from './bench.js'
import { type Check, must } from './check.js'
import { lifeChecks } from './life-checks.js'
import { onBench, pluginChecks } from './plugin-checks.js'

/** Checks of every feature plugin. */
export const featureChecks: readonly Check<PluginSetup>[] = [
  ...pluginChecks,
  ...lifeChecks,
  onBench('switch: takes part when the host says so', ({ manifest, status }) => {
    const { state, reason } = status() ?? {}
    must(state !== 'off', `it is off: ${reason}. Turn '${manifest.feature}' on in the options of the setup`)
  }),
  onBench('views: each one that it promises is there when somebody asks for it', async ({ kernel, manifest, status }) => {
    for (const view of manifest.views ?? []) {
      const { component } = await kernel.views.load(view)
      must(component !== undefined && component !== null, `${view} has no component`)
      must(status()?.state === 'active', `it is ${status()?.state} while ${view} is shown`)
    }
  }),
  onBench('views: an entry of it opens only views that somebody serves', ({ kernel, manifest }) => {
    for (const { slot, item } of manifest.slots ?? []) {
      const view = 'view' in item ? item.view : undefined
      const isServed = view === undefined || coreViews.includes(view) || kernel.views.has(view)
      must(isServed, `its entry in ${slot} opens ${view}, which nobody serves`)
    }
  }),
]
