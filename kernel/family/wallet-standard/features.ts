import { fieldOf } from '../../src/core/foreign.js'

/** A feature of a wallet, as it is called. */
export type Feature = (...given: readonly unknown[]) => unknown

/** The name of a feature: `solana:signMessage`. */
export type FeatureName = `${string}:${string}`

/** Looks a feature of a foreign wallet up; undefined when it has none, or does not want to be looked at. */
export function featureOf(wallet: unknown, name: FeatureName): Feature | undefined {
  const feature = fieldOf(fieldOf(wallet, 'features'), name)
  // A feature has one method, by its own name: only events are listened to.
  const method = fieldOf(feature, name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1))
  return typeof method === 'function' ? (...given) => Reflect.apply(method, feature, [...given]) as unknown : undefined
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
      if (typeof off === 'function') Reflect.apply(off, undefined, [])
    } catch {
      // It keeps its listener, which hears nothing any more.
    }
  }
}
