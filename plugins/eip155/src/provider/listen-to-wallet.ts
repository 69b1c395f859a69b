import type { Eip1193Listener } from './eip1193.js'
import { callOf, fieldOf } from '@billfold/kernel/family'

/** Listens to a wallet. Returns the undo, after which nothing is heard even from a wallet that keeps its listeners. */
export function listenToWallet(provider: unknown, listeners: Readonly<Record<string, Eip1193Listener>>): () => void {
  let isOver = false
  const own = Object.entries(listeners).map(([event, listener]) => {
    const heard: Eip1193Listener = (...told) => {
      if (!isOver) listener(...told)
    }
    callOf(provider, 'on', [event, heard])
    return { event, heard }
  })
  return () => {
    if (isOver) return
    isOver = true
    const leave = typeof fieldOf(provider, 'removeListener') === 'function' ? 'removeListener' : 'off'
    for (const { event, heard } of own) callOf(provider, leave, [event, heard])
  }
}
