import type { PluginManifest } from '@billfold/kernel'

import type { Core } from '../core/core.js'
import { joinPage } from '../page/join-page.js'
import type { Billfold, BillfoldEvent } from './billfold.js'
import { createBroadcast } from './broadcast.js'
import { loadTwice } from './load-twice.js'
import type { BillfoldOptions } from './options.js'
import { report } from './report.js'
import { blankSnapshot } from './snapshot.js'
import { createSnapshotStore } from './snapshot-store.js'

/**
 * Makes the handle of a modal. It returns at once and loads nothing: the rest comes when somebody is about to click, or at an
 * idle moment when a wallet has to be reconnected. On a server it tells of what nobody has connected yet, and does nothing.
 */
export function createBillfold(options: BillfoldOptions): Billfold {
  const { projectId, theme = 'dark', variables = {}, locale = 'en' } = options
  if (!projectId) report('APKT008 Project ID Missing: Set the projectId option.')
  const first = { ...blankSnapshot, theme, variables, locale }
  const store = createSnapshotStore(first)
  const events = createBroadcast<BillfoldEvent>()
  const plugins: PluginManifest[] = [...(options.plugins ?? [])]
  const ending = new AbortController()
  const { signal } = ending
  const isPage = typeof document !== 'undefined'
  let core: Core | undefined
  let coming: Promise<Core> | undefined

  const bring = async (): Promise<Core> => {
    try {
      const Arrived = await loadTwice(async () => (await import('../core/core.js')).Core)
      core = new Arrived({ options, plugins, billfold, store, events, signal })
      return core
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  /** Everything that is asked goes through here, and so keeps its order. */
  const ask = async <T>(question: (core: Core) => T | Promise<T>): Promise<T> => {
    if (signal.aborted) throw new Error('This handle was destroyed')
    if (!isPage) throw new Error('There is no page here: this needs a browser')
    return question(await (coming ??= bring()))
  }
  const billfold: Billfold = {
    get ready() {
      return page?.ready ?? Promise.resolve()
    },
    getSnapshot: store.get,
    getServerSnapshot: () => first,
    subscribe: store.subscribe,
    on: (name, listener) => events.add((event) => event.name === name && listener(event.payload as never)),
    onAny: events.add,
    open: (request) => ask((there) => there.open(request)),
    close: async () => (coming ? ask((there) => there.close()) : undefined),
    preload: () => ask((there) => there.preload()),
    getProvider: (namespace) => ask((there) => there.run((kernel) => kernel.getProvider(namespace))),
    switchNetwork: (wanted, how) => ask((there) => there.run((kernel) => kernel.switchNetwork(wanted, how))),
    disconnect: (choice) => ask((there) => there.run(({ kernel }) => kernel.connections.disconnect(choice))),
    register(manifest) {
      if (core?.kernel) core.kernel.plugins.register(manifest)
      else plugins.push(manifest)
    },
    async unregister(id) {
      const at = plugins.findIndex((manifest) => manifest.id === id)
      if (at >= 0) plugins.splice(at, 1)
      await core?.kernel?.plugins.unregister(id)
    },
    setTheme(mode, changed = store.get().variables) {
      store.update({ theme: mode, variables: changed })
      core?.refresh()
    },
    setLocale: (wish) => ask((there) => there.speak(wish)),
    async destroy() {
      ending.abort()
      store.update({ ...first, isReady: true })
      store.clear()
      events.clear()
      await (await coming?.catch(() => undefined))?.destroy()
    },
  }
  const page = isPage ? joinPage({ options, billfold, store, ask, signal, core: () => core }) : undefined
  return billfold
}
