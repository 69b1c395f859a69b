import { apply } from '../src/core/reflect.js'

/**
 * Listens to a foreign wallet, which gives the function that ends it. Returns the undo, after which nothing is heard even from a wallet
 * that keeps its listeners.
 */
export function listenTo(subscribe: (hear: (told: unknown) => void) => unknown, listener: (told: unknown) => void): () => void {
  let isOver = false
  let off: unknown
  try {
    off = subscribe((told) => {
      if (!isOver) listener(told)
    })
  } catch {
    // It does not want to be listened to: then it has nothing to tell.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      if (typeof off === 'function') apply(off as () => unknown, undefined, [])
    } catch {
      // It keeps its listener, which hears nothing any more.
    }
  }
}
