import { type Bench, type PluginSetup, withBench } from './bench.js'
import { type Check, must } from './check.js'
import { manifestChecks } from './manifest-checks.js'
import { watchPage } from './page-watch.js'
import { storeJunk, storedJunk } from './stored-junk.js'

/** Checks of every plugin, whatever it is for. */
export const pluginChecks: readonly Check<PluginSetup>[] = [
  ...manifestChecks.map(({ name, run }): Check<PluginSetup> => ({ name, run: ({ manifest }) => run(manifest) })),
  onBench('manifest: fits the kernel', ({ status }) => must(status()?.state !== 'failed', `it is refused: ${status()?.reason}`)),
  onBench('slots: its entries stand there before its code', ({ kernel, manifest }) => {
    const missing = manifest.slots?.find(({ slot }) => !kernel.slots.entries(slot).some(({ plugin }) => plugin === manifest.id))
    must(missing === undefined, `nothing of it stands in ${missing?.slot}`)
  }),
  onBench('loading: its code stays away until something of it is used', async ({ manifest, ports, loads }) => {
    await ports.clock.settle()
    const loadsByItself = manifest.loadOn?.some((moment) => moment === 'start' || moment === 'idle')
    must(loadsByItself === true || loads() === 0, 'its code was loaded although nobody used it')
  }),
  onBench('loading: brings everything that the manifest promised', activates),
  onBench('loading: can be unloaded and loaded again', async (bench) => {
    await activates(bench)
    await bench.deactivate()
    await activates(bench)
  }),
  {
    name: 'loading: runs without what it only uses',
    run: ({ others = [], ...setup }) => withBench({ ...setup, others: others.filter((other) => isNeeded(other, setup)) }, activates),
  },
  onBench('loading: runs in two kernels of one page', async (bench) => {
    await activates(bench)
    const second = await bench.reload()
    await second.plugins.activate(bench.manifest.id)
    await second.destroy()
    must(bench.status()?.state === 'active', 'ending it in one kernel ended it in the other')
  }),
  onBench('reach: asks no service by itself', async (bench) => {
    const { clock, fetch } = bench.ports
    const ofTheKernel = fetch.requests.map(({ path }) => path)
    await activates(bench)
    await clock.settle(1_000)
    const request = fetch.requests.find(({ path }) => !ofTheKernel.includes(path))
    must(request === undefined, `it asked for ${request?.url}`)
  }),
  onWatchedPage('reach: asks nobody behind the back of the kernel', async (bench, watch) => {
    await activates(bench)
    must(watch.requests.length === 0, `it asked for ${watch.requests[0]}`)
  }),
  onWatchedPage('import: leaves no mark on the page', async (bench, watch) => {
    await activates(bench)
    must(watch.added().length === 0, `it added ${watch.added()[0]} to the page`)
  }),
  {
    name: 'storage: starts with junk where it stored something',
    async run(setup) {
      for (const junk of storedJunk) {
        await withBench(setup, async (bench) => {
          storeJunk(bench.ports.storage, bench.manifest, junk)
          await activates(bench)
        })
      }
    },
  },
  onWatchedPage('teardown: holds nothing after it was unloaded', async (bench, watch) => {
    await activates(bench)
    await bench.deactivate()
    must(watch.timers === 0, `${watch.timers} timers of its own still wait`)
  }),
  onBench('teardown: undoes everything without failing', async (bench) => {
    await activates(bench)
    await bench.deactivate()
    const [failure] = bench.ports.log.messages('error')
    must(failure === undefined, `the kernel had to say: ${failure}`)
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

function onWatchedPage(name: string, run: (bench: Bench, watch: ReturnType<typeof watchPage>) => Promise<void>): Check<PluginSetup> {
  return onBench(name, async (bench) => {
    const watch = watchPage()
    await run(bench, watch).finally(() => watch.end())
  })
}

function isNeeded({ provides = [] }: PluginSetup['manifest'], { manifest }: PluginSetup): boolean {
  return (
    provides.length === 0 ||
    provides.some((key) => manifest.requires?.includes(key)) ||
    !provides.some((key) => manifest.uses?.includes(key))
  )
}
