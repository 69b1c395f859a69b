import { type Kernel, type PluginManifest, createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '../fakes/index.js'
import type { BenchRow } from './bench-row.js'

const goal = 1
const rounds = 121
const starts = 5
const many = 100

/** A plugin that nobody uses yet costs next to nothing, and none of its code arrives. */
export async function bench(): Promise<readonly BenchRow[]> {
  const loads = { count: 0 }
  const [one, hundred] = [manifests(1, loads), manifests(many, loads)]
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const single = await cost(one)
    const whole = await cost(hundred)
    shares.push((100 * (whole - single)) / single / (many - 1))
  }
  const share = median(shares.slice(Math.floor(rounds / 2)))
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
    slots: [{ slot: 'account.actions', order: index * 10, item: { id: `p${index}`, label: 'Label', icon: 'icon', view: 'Swap' } }],
    reaches: [{ endpoint: 'blockchain' }],
    load: async () => {
      loads.count++
      return {}
    },
  }))
}

/** Time to make and start some kernels; their ends are not measured. */
async function cost(plugins: readonly PluginManifest[]): Promise<number> {
  const ports = Array.from({ length: starts }, () => fakePorts())
  const kernels: Kernel[] = []
  const start = performance.now()
  for (const each of ports) {
    const kernel = createKernel(each, plugins, { projectId: 'bench', networks: [fakeNetwork('eip155')] })
    kernels.push(kernel)
    await kernel.start()
  }
  const time = performance.now() - start
  for (const kernel of kernels) await kernel.destroy()
  return time
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Infinity
}
