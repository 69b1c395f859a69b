import { callOf, fieldOf } from '../src/core/foreign.js'
import type { HostListener } from './lasting-provider.js'

/**
 * Listens to a wallet that tells by `on`, and is left by `removeListener` or `off`. Returns the undo, after which nothing is heard even from
 * a wallet that keeps its listeners.
 */
export function listenToWallet(wallet: unknown, listeners: Readonly<Record<string, HostListener>>): () => void {
  let isOver = false
  const own = Object.entries(listeners).map(([event, listener]) => {
    const heard: HostListener = (...told) => {
      if (!isOver) listener(...told)
    }
    callOf(wallet, 'on', [event, heard])
    return { event, heard }
  })
  return () => {
    if (isOver) return
    isOver = true
    const leave = typeof fieldOf(wallet, 'removeListener') === 'function' ? 'removeListener' : 'off'
    for (const { event, heard } of own) callOf(wallet, leave, [event, heard])
  }
}
