import { createKernel } from '@billfold/kernel'
import { browserPorts } from '@billfold/kernel/browser'
import { observable } from 'mobx'
import { runningFamilies } from '../families/running-families.js'
import { localWorld } from '../world/local-world.js'
import type { App } from './app.js'
import { catalog } from './catalog.js'
import { exampleNetworks } from './example-networks.js'
import { exampleWallet } from './example-wallet.js'
import { type Fault, faulty } from './faulty.js'
import { recordRequests } from './record-requests.js'
import { ShownView } from './shown-view.js'

/** Makes a kernel in this page with every plugin of the catalogue and every family that has a chain registered. */
export function createApp(): App {
  const ports = browserPorts({ channel: 'billfold-playground' })
  const { fetch, sent } = recordRequests(ports.fetch)
  const example = exampleWallet()
  const faults = new Map<string, Fault>()
  const nodes = localWorld()?.nodes ?? {}
  const families = runningFamilies(nodes)
  const entries = [...catalog(), ...families.map(({ title, manifest }) => ({ title, manifest: manifest() }))].map(
    ({ title, manifest }) => ({
      title,
      manifest: faulty(manifest, () => faults.get(manifest.id) ?? 'none'),
    }),
  )
  const manifests = entries.map(({ manifest }) => manifest)
  const kernel = createKernel({ ...ports, fetch }, manifests, {
    projectId: 'playground',
    networks: [...exampleNetworks, ...families.flatMap(({ networks }) => networks(nodes))],
    storagePrefix: 'playground',
  })

  return {
    kernel,
    entries: observable.array(entries, { deep: false }),
    example,
    faults,
    requests: sent,
    shown: new ShownView(kernel),
    stop: () => kernel.destroy().finally(() => ports.dispose()),
    attempt: (run) => isolate(run, (error) => kernel.toasts.show({ variant: 'error', message: error })),
  }
}

/** Runs what a click asked for; what it throws, or rejects with, is said and goes no further. */
function isolate(run: () => unknown, report: (error: unknown) => void): void {
  void (async () => run())().catch(report)
}
