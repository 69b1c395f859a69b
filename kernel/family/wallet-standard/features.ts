import { apply } from '../../src/core/reflect.js'
import { listenTo } from '../listen-to.js'
import { type WalletMethod, findMethod } from '../wallet-method.js'

/** The name of a feature: `solana:signMessage`. */
export type FeatureName = `${string}:${string}`

/** Looks a feature of a foreign wallet up; undefined when it has none, or does not want to be looked at. */
export function featureOf(wallet: unknown, name: FeatureName): WalletMethod | undefined {
  const found = findMethod(wallet, name)
  return found && ((...given) => apply(found.method, found.owner, given))
}

/** Hears when a wallet changes. Returns the undo. */
export function onChange(wallet: object, listener: (change: unknown) => void): () => void {
  return listenTo((hear) => featureOf(wallet, 'standard:events')?.('change', hear), listener)
}
