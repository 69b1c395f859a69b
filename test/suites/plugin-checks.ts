import { noLeaks } from '../fakes/fake-ports.js'
import { type Bench, type PluginSetup, withBench } from './bench.js'
import { type Check, must } from './check.js'
import { manifestChecks } from './manifest-checks.js'
import { writtenKeys } from './written-keys.js'

/** What holds of every plugin, whatever it is for. */
export const pluginChecks: readonly Check<PluginSetup>[] = [
  ...manifestChecks.map(({ name, run }): Check<PluginSetup> => ({ name, run: ({ manifest }) => run(manifest) })),
  onBench('manifest: fits the kernel', (bench) => must(bench.status() !== undefined, 'it was refused')),
  onBench('loading: its code stays away until something of it is used', async (bench) => {
    await bench.ports.clock.settle()
    const loadsByItself = bench.manifest.loadOn?.some((moment) => moment === 'start' || moment === 'idle')
    must(loadsByItself === true || bench.loads() === 0, 'its code was loaded by registering it')
  }),
  onBench('loading: brings everything that the manifest promised', activates),
  onBench('loading: two who ask share one load', async (bench) => {
    await Promise.all([bench.activate(), bench.activate()])
    must(bench.loads() === 1, `its code was asked for ${bench.loads()} times`)
  }),
  onBench('loading: can be unloaded and loaded again', async (bench) => {
    await activates(bench)
    await bench.deactivate()
    await activates(bench)
  }),
  onBench('loading: makes no request by itself', async (bench) => {
    await activates(bench)
    await bench.ports.clock.settle(1_000)
    const [request] = bench.ports.fetch.requests
    must(request === undefined, `it asked for ${request?.url}`)
  }),
  onBench('import: leaves no mark on the page', async (bench) => {
    const before = globalNames()
    await activates(bench)
    const mark = globalNames().find((name) => !before.includes(name))
    must(mark === undefined, `it added ${mark} to the page`)
  }),
  onBench('reach: stores only what its manifest names', async (bench) => {
    const before = writtenKeys(bench.ports.storage)
    await activates(bench)
    const declared: readonly string[] = bench.manifest.reaches?.flatMap((reach) => ('stored' in reach ? [reach.stored] : [])) ?? []
    const secret = writtenKeys(bench.ports.storage).find((key) => !before.includes(key) && !declared.includes(key))
    must(secret === undefined, `it stored '${secret}'; name it in 'reaches'`)
  }),
  ...(['full', 'denied', 'corrupt'] as const).map((fault) =>
    onBench(`faults: starts while the storage is ${fault}`, async (bench) => {
      bench.ports.storage[fault] = true
      await activates(bench)
    }),
  ),
  onBench('teardown: holds nothing after it was unloaded', async (bench) => {
    const before = bench.ports.leaks()
    await activates(bench)
    await bench.deactivate()
    mustEqual(bench.ports.leaks(), before)
  }),
  onBench('teardown: takes its slot entries with it', async (bench) => {
    const slots = bench.kernel.slots
    await bench.unregister()
    const left = bench.manifest.slots?.find(({ slot }) => slots.entries(slot).some(({ plugin }) => plugin === bench.manifest.id))
    must(left === undefined, `its entry in ${left?.slot} is still there`)
  }),
  onBench('teardown: the kernel leaves nothing behind', async (bench) => {
    await activates(bench)
    await bench.kernel.destroy()
    mustEqual(bench.ports.leaks(), noLeaks)
  }),
]

/** A check that runs on a bench of its own. */
export function onBench<S extends PluginSetup>(name: string, run: (bench: Bench, setup: S) => void | Promise<void>): Check<S> {
  return { name, run: (setup) => withBench(setup, (bench) => run(bench, setup)) }
}

/** Loads the plugin, and fails with the kernel's own words when it does not run then. */
export async function activates(bench: Bench): Promise<void> {
  await bench.activate()
  const status = bench.status()
  must(status?.state === 'active', `it is ${status?.state ?? 'unknown'}: ${status?.reason ?? 'nobody says why'}`)
}

function mustEqual<T extends object>(found: T, wanted: T): void {
  for (const [name, count] of Object.entries(wanted)) {
    const now: unknown = Reflect.get(found, name)
    must(now === count, `${String(now)} ${name} are held, and ${String(count)} should be`)
  }
}

function globalNames(): readonly string[] {
  return Object.getOwnPropertyNames(globalThis)
}
