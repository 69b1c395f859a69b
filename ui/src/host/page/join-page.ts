import type { Core } from '../core/core.js'
import type { Billfold } from '../handle/billfold.js'
import type { BillfoldOptions } from '../handle/options.js'
import { report } from '../handle/report.js'
import { blankSnapshot } from '../handle/snapshot.js'
import type { SnapshotStore } from '../handle/snapshot-store.js'
import { attachButton } from './attach-button.js'
import { defineElements } from './billfold-element.js'
import { addHandle } from './handles.js'
import { awaitsWallet } from './awaits-wallet.js'
import { wasConnected } from './was-connected.js'
import { whenIdle } from './when-idle.js'

export interface JoinPageOptions {
  readonly options: BillfoldOptions
  readonly billfold: Billfold
  readonly store: SnapshotStore
  /** The end of the handle. */
  readonly signal: AbortSignal
  /** What there is beyond the first click; undefined until it was needed. */
  core(): Core | undefined
  ask<T>(question: (core: Core) => T | Promise<T>): Promise<T>
}

/** Gives a handle its part of the page: its buttons, and what it fetches ahead. */
export function joinPage({ options, billfold, store, signal, core, ask }: JoinPageOptions): { readonly ready: Promise<void> } {
  const { warm, isEmbedded } = options
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const mayFetch = warm !== 'off' && !connection?.saveData
  const ignore = (): void => undefined
  // When fetching ahead fails, the click tries again and shows it.
  const reach = (): void => void ask(ignore).catch(ignore)
  const start = (there: Core): Promise<unknown> => there.run(({ kernel }) => kernel.ready)
  const hint = (): void => void (mayFetch && billfold.preload().catch(ignore))

  defineElements()
  const leave = addHandle({
    billfold,
    attach(element) {
      if (element.localName !== 'billfold-modal') {
        // The words of another language are not here yet.
        if (!english.test(options.locale ?? (document.documentElement.lang || navigator.language))) reach()
        return attachButton({ element, billfold, core, hint, words: options.words?.['host'] })
      }
      const embedding = ask((there) => there.embed(element))
      return { detach: () => void embedding.then((undo) => undo?.(), ignore) }
    },
  })
  signal.addEventListener('abort', leave)
  if (warm === 'idle') whenIdle(hint, signal)
  if (mayFetch && !isEmbedded) {
    // The dialog itself is small: fetched when the visitor first does anything, it stands as soon as it is asked for.
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      addEventListener(type, reach, { capture: true, once: true, passive: true, signal })
    }
  }
  const restore = async (): Promise<void> => {
    if (wasConnected(options)) {
      store.update({ account: { ...blankSnapshot.account, status: 'reconnecting' } })
      await new Promise<void>((resume) => whenIdle(resume, signal))
      await ask(start).catch((error: unknown) => signal.aborted || report('Nothing could be restored', error))
    } else whenIdle(() => awaitsWallet(options) && void ask(start).catch(ignore), signal)
    const { families, activeNamespace = '' } = store.get()
    store.update({ isReady: true, account: families[activeNamespace]?.account ?? blankSnapshot.account })
  }
  return { ready: restore() }
}

/** English of some place, but not the pseudo-locale `en-XA`, which nobody lives in. */
const english = /^en(-[A-W][A-Z])?$/
