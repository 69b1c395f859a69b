import { type PluginManifest, type SlotName, type SlotRegistry, slotOrders } from '@billfold/kernel'
import { type FakePorts, type Leaks, fakePorts } from '../fakes/fake-ports.js'
import { type PluginSetup, withBench } from './bench.js'
import { bundleEager } from './bundle-eager.js'
import { type Check, lacks, must } from './check.js'
import { gzipped, largestManifest } from './manifest-checks.js'
import { activates, onBench } from './plugin-checks.js'

const rounds = 10
/** The slots in which the product itself has an order, and those that only plugins fill. */
const slotNames: readonly SlotName[] = [
  ...(Object.keys(slotOrders) as readonly SlotName[]),
  ...(['rpc.methods', 'name.resolvers', 'onramp.providers', 'pay.assets'] as const),
]
const kept: readonly (keyof Leaks)[] = ['timers', 'listeners', 'channels', 'requests']

/** Checks of every plugin: what it leaves behind, writes and weighs. */
export const lifeChecks: readonly Check<PluginSetup>[] = [
  ...kept.map((part) =>
    onBench(`leak: no ${part} are left after it came and went ten times`, async (bench) => {
      const before = bench.ports.leaks()[part]
      for (let round = 0; round < rounds; round++) {
        await activates(bench)
        await bench.deactivate()
      }
      await bench.ports.clock.settle()
      const left = bench.ports.leaks()[part] - before
      must(left <= 0, `${left} more ${part} are held than before: give the undo to scope.onStop()`)
    }),
  ),
  {
    name: 'leak: nothing is held when its kernel has ended',
    async run(setup) {
      let world: FakePorts | undefined
      await withBench(setup, async (bench) => {
        world = bench.ports
        await activates(bench)
      })
      const before = furnished(setup)
      const left = kept.filter((part) => world?.leaks()[part] !== before[part])
      must(left.length === 0, `${left.join(', ')} are still held`)
    },
  },
  onBench('storage: loading it writes only what it declares', async (bench) => {
    const before = new Set(bench.ports.storage.data.keys())
    await activates(bench)
    await bench.ports.clock.settle()
    const written = [...bench.ports.storage.data.keys()].find((key) => !before.has(key) && !isDeclared(key, bench.manifest))
    must(written === undefined, `it wrote ${written}: name it in 'reaches'`)
  }),
  onBench('slots: its entries go when it is unregistered', async (bench) => {
    const { kernel, manifest } = bench
    await bench.deactivate()
    const before = standing(kernel.slots, manifest.id)
    await activates(bench)
    await kernel.plugins.unregister(manifest.id)
    const own = slotNames.find((slot) => kernel.slots.entries(slot).some(({ plugin }) => plugin === manifest.id))
    must(own === undefined, `an entry of it still stands in ${own}`)
    const after = standing(kernel.slots, manifest.id)
    const left = slotNames.find((_, index) => (after[index] ?? 0) > (before[index] ?? 0))
    must(left === undefined, `an entry that it added still stands in ${left}: give the undo to scope.onStop()`)
  }),
  {
    name: 'budget: its eager half weighs at most 1 kB in a bundle',
    async run({ entry }) {
      const { code } = await bundleEager(entry ?? lacks('no `entry` in the setup'))
      const bytes = await gzipped(code)
      must(bytes <= largestManifest, `it weighs ${bytes} bytes: let manifest.ts import contracts and the kernel only`)
    },
  },
  {
    name: 'budget: nothing of its runtime stands in its eager half',
    async run({ entry }) {
      const { modules } = await bundleEager(entry ?? lacks('no `entry` in the setup'))
      const stowaway = modules.find((module) => !/(?:manifest|contract)\.[jt]s$/.test(module))
      must(stowaway === undefined, `${stowaway} is part of it: import it in plugin.ts`)
    },
  },
]

function isDeclared(key: string, { reaches = [] }: PluginManifest): boolean {
  return reaches.some((reach) => 'stored' in reach && key.endsWith(`/${reach.stored}`))
}

/** Counts the entries of others in each slot. */
function standing(slots: SlotRegistry, id: string): readonly number[] {
  return slotNames.map((slot) => slots.entries(slot).filter(({ plugin }) => plugin !== id).length)
}

/** Counts what the wallets on the page hold by themselves. */
function furnished({ furnish }: PluginSetup): Leaks {
  const world = fakePorts()
  furnish?.(world.page)
  return { ...world.leaks(), channels: 0 }
}
