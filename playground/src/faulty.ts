import type { PluginManifest, PluginRuntime } from '@billfold/kernel'

/** How a plugin misbehaves when it is loaded. */
export type Fault = 'none' | 'load' | 'hang' | 'start' | 'promise'

/** The faults that one can choose, and what each is called. */
export const faultLabels: Readonly<Record<Fault, string>> = {
  none: 'works',
  load: 'fails to download',
  hang: 'never arrives',
  start: 'throws when it starts',
  promise: 'breaks a promise',
}

/** The same plugin with a fault that is chosen anew at each load. Everything eager about it stays as it is. */
export function faulty(manifest: PluginManifest, currentFault: () => Fault): PluginManifest {
  return { ...manifest, load: () => loadWith(currentFault(), manifest) }
}

async function loadWith(fault: Fault, manifest: PluginManifest): Promise<PluginRuntime> {
  if (fault === 'load') throw new TypeError('Failed to fetch dynamically imported module')
  if (fault === 'hang') return new Promise(() => undefined)
  const runtime = await manifest.load()
  if (fault === 'promise') return {}
  if (fault === 'none') return runtime
  return {
    ...runtime,
    start() {
      throw new Error('The playground made this plugin throw when it started')
    },
  }
}
