import type { PlainLazy } from '@billfold/kernel/plain-lazy'

import type { Billfold } from '../handle/billfold.js'
import type { Ask } from '../handle/create-billfold.js'
import type { BillfoldOptions } from '../handle/options.js'
import { whenIdle } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import { type SnapshotStore, blankSnapshot } from '../handle/snapshot.js'
import type { PageRuntime } from '../runtime/page-runtime.js'
import { attachButton } from './attach-button.js'
import { defineElements } from './billfold-element.js'
import { languageOf } from './load-failure.js'
import { addHandle } from './page-handles.js'
import { isAwaited, wasConnected } from './stored-state.js'

export interface JoinPageOptions {
  readonly options: BillfoldOptions
  readonly billfold: Billfold
  readonly store: SnapshotStore
  /** Aborts when the handle is destroyed. */
  readonly signal: AbortSignal
  readonly runtime: PlainLazy<PageRuntime>
  readonly ask: Ask
}

/** Connects a handle with its page: its buttons, its early loads, and the connection that the last visit left behind. */
export function joinPage({ options, billfold, store, signal, runtime, ask }: JoinPageOptions): {
  readonly ready: Promise<void>
} {
  const { warm = 'visible', isEmbedded } = options
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  const mayLoadEarly = warm !== 'off' && !connection?.saveData
  const mayLoadUnasked = mayLoadEarly && warm === 'visible' && !connection?.effectiveType?.endsWith('2g')
  const ignore = (): void => undefined
  const complain = (error: unknown): unknown => signal.aborted || report('Nothing could be loaded', error)
  // The click loads again what an early load failed to bring, and shows a failure.
  const loadRuntime = (): void => void ask(ignore).catch(ignore)
  const loadFirstView = (): void => void ask((loaded) => loaded.warm()).catch(ignore)
  const startKernel = (loaded: PageRuntime): Promise<unknown> => loaded.run(({ kernel }) => kernel.ready)
  const preload = (): void => void (mayLoadEarly && billfold.preload().catch(ignore))

  defineElements()
  const removeHandle = addHandle({
    billfold,
    attach(element) {
      if (element.localName === 'billfold-modal') {
        const embedding = ask((loaded) => loaded.embed(element))
        embedding.catch(complain)
        return { detach: () => void embedding.then((undo) => undo?.(), ignore) }
      }
      // The messages of another language are not here yet.
      if (!english.test(languageOf(options))) loadRuntime()
      if (mayLoadUnasked) whenIdle(() => isSeen(element) && loadFirstView(), signal)
      return attachButton({ element, billfold, runtime, warm: preload, messages: options.messages?.['host'] })
    },
  })
  signal.addEventListener('abort', removeHandle)
  if (warm === 'idle') whenIdle(preload, signal)
  if (mayLoadEarly && !isEmbedded) {
    // Dialog and first view are small: loaded when the visitor first does anything, they stand in the moment of the click.
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      addEventListener(type, loadFirstView, { capture: true, once: true, passive: true, signal })
    }
  }
  const restore = async (): Promise<void> => {
    if (wasConnected(options)) {
      store.update({ account: { ...blankSnapshot.account, status: 'reconnecting' } })
      await new Promise<void>((resume) => whenIdle(resume, signal))
      await ask(startKernel).catch(complain)
    } else {
      const look = (): unknown => isAwaited(options) && void ask(startKernel).catch(ignore)
      whenIdle(look, signal)
      // Another tab may log somebody in.
      addEventListener('storage', look, { signal })
    }
    const { families, activeNamespace = '' } = store.get()
    store.update({ isReady: true, account: families[activeNamespace]?.account ?? blankSnapshot.account })
  }
  return { ready: restore() }
}

/** True for an element in what the visitor sees of the page. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** English of some place, but not the pseudo-locale `en-XA`, which nobody lives in. */
const english = /^en(-[A-W][A-Z])?$/
