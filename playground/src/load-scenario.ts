import { runInAction } from 'mobx'
import type { App } from './app.js'
import { faulty } from './faulty.js'
import { type Scenario, parseScenario } from './scenario.js'

/** Loads a module from elsewhere while the page runs, and registers its plugins and networks in the kernel. */
export async function loadScenario(app: App, url: string): Promise<Scenario> {
  const scenario = parseScenario(await import(/* @vite-ignore */ url))
  for (const [index, plugin] of scenario.plugins.entries()) {
    const manifest = faulty(plugin, () => app.faults.get(plugin.id) ?? 'none')
    await app.kernel.plugins.register(manifest)
    const title = index === 0 ? scenario.title : `${scenario.title} ${index + 1}`
    runInAction(() => app.entries.push({ title, manifest }))
  }
  // A family can have networks as soon as a plugin for it stands there.
  for (const network of scenario.networks) app.kernel.networks.add(network)
  return scenario
}

/** Loads a module out of a file that somebody has chosen. It has to be one file: `npm run bundle` makes one. */
export async function loadScenarioFile(app: App, file: File): Promise<Scenario> {
  const url = URL.createObjectURL(new Blob([await file.text()], { type: 'text/javascript' }))
  try {
    return await loadScenario(app, url)
  } finally {
    URL.revokeObjectURL(url)
  }
}
