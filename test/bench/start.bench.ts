import { type PluginManifest, createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '../fakes/index.js'
import type { BenchRow } from './bench-row.js'

const goal = 1
const rounds = 600
const many = 100

/** A plugin that nobody uses yet costs next to nothing, and none of its code arrives. */
export async function bench(): Promise<readonly BenchRow[]> {
  const loads = { count: 0 }
  const [one, hundred] = [manifests(1, loads), manifests(many, loads)]
  // The shortest of many: what makes a start longer than that is the machine, and never the plugins.
  let [single, whole] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    single = Math.min(single, await cost(one))
    whole = Math.min(whole, await cost(hundred))
  }
  const share = (100 * (whole - single)) / single / (many - 1)
  return [
    {
      what: `start with ${many} plugins against 1: each further plugin adds`,
      goal: `<= ${goal} % of the start with one`,
      measured: `${share.toFixed(2)} %`,
      ok: share <= goal,
    },
    { what: `start with ${many} plugins: loaded`, goal: '0', measured: `${loads.count}`, ok: loads.count === 0 },
  ]
}

/** Manifests as real ones are: a view, a slot entry, a key, a switch. */
function manifests(count: number, loads: { count: number }): readonly PluginManifest[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `feature.p${index}`,
    contract: 1,
    version: '1.0.0',
    feature: 'swaps',
    provides: [`p${index}.store` as never],
    uses: ['names.store' as never],
    views: [`View${index}` as never],
    slots: [{ slot: 'account.actions', order: index * 10, item: { id: `p${index}`, label: 'Label', icon: 'info', view: 'Swap' } }],
    reaches: [{ endpoint: 'blockchain' }],
    load: async () => {
      loads.count++
      return {}
    },
  }))
}

/** Time to make and start a kernel; its end is not measured. */
async function cost(plugins: readonly PluginManifest[]): Promise<number> {
  const ports = fakePorts()
  const start = performance.now()
  const kernel = createKernel(ports, plugins, { projectId: 'bench', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  const time = performance.now() - start
  await kernel.destroy()
  return time
}
