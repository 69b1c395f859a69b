import { type PlainLazy, plainLazy } from '@billfold/kernel/plain-lazy'
import type { PluginManifest } from '@billfold/kernel'

import { joinPage } from '../page/join-page.js'
import { showLoadFailure } from '../page/load-failure.js'
import type { PageRuntime } from '../runtime/page-runtime.js'
import type { Billfold, BillfoldEvent } from './billfold.js'
import { type Broadcast, createBroadcast } from './broadcast.js'
import type { BillfoldOptions } from './options.js'
import { pageClock } from './page-clock.js'
import { report } from './report.js'
import { type BillfoldSnapshot, type SnapshotStore, blankSnapshot, createSnapshotStore } from './snapshot.js'

/**
 * Makes the handle of a modal. It returns at once and loads nothing: the rest is loaded when somebody is about to click, or at an
 * idle moment when a wallet has to be reconnected. On a server it shows that nobody is connected, and does nothing.
 */
export function createBillfold(options: BillfoldOptions): Billfold {
  const { projectId, theme = 'dark', variables = {}, locale = 'en' } = options
  if (!projectId) report('APKT008 Project ID Missing: Set the projectId option.')
  const blank = { ...blankSnapshot, theme, variables, locale }
  const store = createSnapshotStore(blank)
  const events = createBroadcast<BillfoldEvent>()
  const plugins = [...(options.plugins ?? [])]
  const ending = new AbortController()
  const { signal } = ending
  let closeFailure: (() => void) | undefined
  let isAsked = false

  const runtime = plainLazy(async () => {
    const { PageRuntime } = await import('../runtime/page-runtime.js')
    signal.throwIfAborted()
    return new PageRuntime({ options, plugins, billfold, store, events, signal })
  }, pageClock)
  const ask: Ask = async (question, isVisitors) => {
    signal.throwIfAborted()
    if (!isPage) throw new Error('No ConnectionController client found: there is no page here, and this needs a browser')
    try {
      isAsked = true
      await runtime.load()
    } catch (error) {
      isAsked = false
      if (!isVisitors || signal.aborted) throw error
      return new Promise((resolve, reject) => {
        const onAnswer = (isReload: boolean): void => (isReload ? resolve(ask(question, true)) : reject(error))
        closeFailure = showLoadFailure({ options, theme: store.get().theme, onAnswer })
      })
    }
    return question(await runtime.load())
  }
  const close = async (): Promise<void> => {
    closeFailure?.()
    if (isAsked) await ask((loaded) => loaded.close())
  }
  const destroy = async (): Promise<void> => {
    ending.abort(new Error('This handle was destroyed'))
    closeFailure?.()
    store.update({ ...blank, isReady: true })
    store.clear()
    events.clear()
    await runtime.value?.dispose()
  }
  const billfold = handleOf({ ask, runtime, store, events, plugins, blank, close, destroy, ready: () => page?.ready })
  const page = isPage ? joinPage({ options, billfold, store, ask, signal, runtime }) : undefined
  return billfold
}

const isPage = typeof document !== 'undefined'

/**
 * Asks the runtime, which is loaded for the first question. Every question goes through here, and so they keep their order. A
 * visitor's own question is followed by the offer to try again when the runtime does not arrive.
 */
export type Ask = <T>(question: (runtime: PageRuntime) => T | Promise<T>, isVisitors?: boolean) => Promise<T>

interface HandleParts extends Pick<Billfold, 'close' | 'destroy'> {
  readonly ask: Ask
  readonly runtime: PlainLazy<PageRuntime>
  readonly store: SnapshotStore
  readonly events: Broadcast<BillfoldEvent>
  readonly plugins: PluginManifest[]
  readonly blank: BillfoldSnapshot
  ready(): Promise<void> | undefined
}

/** Makes the methods of a handle. Those that need the runtime ask for it, the others answer at once. */
function handleOf({ ask, runtime, store, events, plugins, blank, ready, ...rest }: HandleParts): Billfold {
  return {
    ...rest,
    get ready() {
      return ready() ?? Promise.resolve()
    },
    getSnapshot: store.get,
    getServerSnapshot: () => blank,
    subscribe: store.subscribe,
    on: (name, listener) => events.add((event) => event.name === name && listener(event.payload as never)),
    onAny: events.add,
    open: (request) => ask((loaded) => loaded.open(request), true),
    preload: () => ask((loaded) => loaded.preload()),
    getProvider: (namespace) => ask((loaded) => loaded.getProvider(namespace)),
    load: (key) => ask((loaded) => loaded.load(key)),
    requestSignIn: () => ask((loaded) => loaded.requestSignIn()),
    switchNetwork: (wanted, how) => ask((loaded) => loaded.switchNetwork(wanted, how)),
    disconnect: (choice) => ask((loaded) => loaded.disconnect(choice)),
    setLocale: (wanted) => ask((loaded) => loaded.setLocale(wanted)),
    setTheme(theme, variables = store.get().variables) {
      store.update({ theme, variables })
      runtime.value?.refresh()
    },
    register(manifest) {
      plugins.push(manifest)
      void runtime.value?.kernel?.plugins.register(manifest)
    },
    async unregister(id) {
      const index = plugins.findIndex((manifest) => manifest.id === id)
      if (index >= 0) plugins.splice(index, 1)
      await runtime.value?.kernel?.plugins.unregister(id)
    },
  }
}
