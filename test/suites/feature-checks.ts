import type { ViewName } from '@billfold/kernel'
import { type Bench, type PluginSetup, withBench } from './bench.js'
import { type Check, must } from './check.js'
import { onBench, pluginChecks } from './plugin-checks.js'

/** What holds of every feature plugin. */
export const featureChecks: readonly Check<PluginSetup>[] = [
  ...pluginChecks,
  {
    name: 'switch: takes no part while its switch is off',
    async run(setup) {
      const { feature } = setup.manifest
      if (feature === undefined) return
      const options = { ...setup.options, features: { ...setup.options?.features, [feature]: false } }
      await withBench({ ...setup, options }, (bench) => {
        must(bench.status()?.state === 'off', `it is ${bench.status()?.state} although '${feature}' is off`)
      })
    },
  },
  onBench('views: asking for one loads the code', async (bench) => {
    const [view] = bench.manifest.views ?? []
    if (view === undefined) return
    await bench.kernel.views.load(view)
    must(bench.status()?.state === 'active', `it is ${bench.status()?.state} while its view is shown`)
  }),
  onBench('views: each one that it promises is there', async (bench) => {
    for (const view of bench.manifest.views ?? []) {
      const { component } = await bench.kernel.views.load(view)
      must(component !== undefined && component !== null, `${view} has no component`)
    }
  }),
  onBench('views: none of them stands after it was unregistered', async (bench) => {
    const { history } = await shown(bench)
    await bench.unregister()
    const left = history.find(({ view }) => bench.manifest.views?.includes(view))
    must(left === undefined, `${left?.view} is still on the stack`)
  }),
  onBench('slots: its entries stand there before its code', (bench) => {
    const slots = bench.kernel.slots
    const missing = bench.manifest.slots?.find(({ slot }) => !slots.entries(slot).some(({ plugin }) => plugin === bench.manifest.id))
    must(missing === undefined, `nothing of it stands in ${missing?.slot}`)
  }),
]

/** Pushes every view of the plugin. Arguments do not matter here: nothing is rendered. */
async function shown({ kernel, manifest, activate }: Bench): Promise<{ readonly history: readonly { readonly view: ViewName }[] }> {
  await activate()
  const router = kernel.router
  for (const view of manifest.views ?? []) router.push(view as 'Connect')
  return router
}
