import { type PluginManifest, createKernel, service, kernelKey } from '@billfold/kernel'
import { fakeConnector, fakeNetwork, fakePorts } from '../fakes/index.js'
import type { BenchRow } from './bench-row.js'

const goal = 1_000_000
const kernels = 1_000
const plugins = 20

/** A page that makes and ends kernels all day does not grow. */
export async function bench(): Promise<readonly BenchRow[]> {
  // What the engine keeps after the first ones, such as compiled code, is no leak: a leak goes on.
  for (let count = 0; count < kernels; count++) await life()
  const before = await settledHeap()
  for (let count = 0; count < kernels; count++) await life()
  const growth = (await settledHeap()) - before
  return [
    {
      what: `memory after ${kernels} create/destroy of a kernel with ${plugins} plugins`,
      goal: `< ${goal / 1_000_000} MB`,
      measured: `${(growth / 1_000_000).toFixed(3)} MB`,
      ok: growth < goal,
    },
  ]
}

async function life(): Promise<void> {
  const kernel = createKernel(fakePorts(), Array.from({ length: plugins }, manifest), {
    projectId: 'bench',
    networks: [fakeNetwork('eip155')],
  })
  await kernel.start()
  await kernel.destroy()
}

/** A plugin that takes part at once: a service, a listener, a connector. */
function manifest(_: unknown, index: number): PluginManifest {
  const key = `p${index}.store` as never
  return {
    id: `feature.p${index}`,
    contract: 1,
    provides: [key],
    views: [`View${index}` as never],
    loadOn: ['start'],
    load: async () => ({
      services: [service(key, { events: kernelKey('events') }, () => ({ dispose: () => undefined }) as never)],
      views: { [`View${index}`]: { component: {} } },
      start: (scope) => {
        scope.get(key)
        scope.get(kernelKey('events')).onAny(() => undefined)
        scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: `wallet ${index}`, name: `Wallet ${index}` })))
      },
    }),
  }
}

async function settledHeap(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}
