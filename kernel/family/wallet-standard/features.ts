import { apply } from '../../src/core/primordials.js'
import { type WalletMethod, findMethod } from '../wallet-method.js'

/** The name of a feature: `solana:signMessage`. */
export type FeatureName = `${string}:${string}`

/** Looks a feature of a foreign wallet up; undefined when it has none, or does not want to be looked at. */
export function featureOf(wallet: unknown, name: FeatureName): WalletMethod | undefined {
  const found = findMethod(wallet, name)
  return found && ((...given) => apply(found.method, found.owner, given))
}

/** Hears when a wallet changes. Returns the undo, after which nothing is heard even from a wallet that keeps its listeners. */
export function onChange(wallet: object, listener: (change: unknown) => void): () => void {
  let isOver = false
  let off: unknown
  try {
    off = featureOf(wallet, 'standard:events')?.('change', (change: unknown) => {
      if (!isOver) listener(change)
    })
  } catch {
    // It does not want to be listened to: then it has nothing to tell.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      if (typeof off === 'function') apply(off, undefined, [])
    } catch {
      // It keeps its listener, which hears nothing any more.
    }
  }
}
