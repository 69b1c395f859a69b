import { fieldOf } from '../src/core/foreign.js'
import { part } from '../src/core/primordials.js'

/** A method of a wallet, as it is called. */
export type WalletMethod = (...given: readonly unknown[]) => unknown

/** A method, and the object that it belongs to. */
export interface FoundMethod {
  readonly method: WalletMethod
  readonly owner: unknown
}

/** Looks up by what a wallet is asked: `request`, or a feature of the Wallet Standard such as `solana:signMessage`. */
export function findMethod(wallet: unknown, name: string): FoundMethod | undefined {
  const colon = colonIn(name)
  const owner = colon < 0 ? wallet : fieldOf(fieldOf(wallet, 'features'), name)
  // A feature has one method, by its own name: only events are listened to.
  const method = fieldOf(owner, name === 'standard:events' ? 'on' : part(name, colon + 1))
  return typeof method === 'function' ? { method: method as WalletMethod, owner } : undefined
}

function colonIn(name: string): number {
  for (let index = 0; index < name.length; index += 1) if (name[index] === ':') return index
  return -1
}
