import type { Kernel } from '@billfold/kernel'
import { swapStoreKey } from '../swap-store.js'

/** Goes on from what was typed to its review, where nothing is missing. */
export function openReview({ events, get, router }: Pick<Kernel, 'events' | 'get' | 'router'>): void {
  if (get(swapStoreKey).startReview() === undefined) return
  events.publish('analytics:recorded', { event: 'CLICK_CONVERT' })
  router.push('SwapPreview')
}

/** Goes on to the networks, from one on which nobody swaps. */
export function chooseNetwork({ events, router }: Pick<Kernel, 'events' | 'router'>): void {
  events.publish('analytics:recorded', { event: 'CLICK_SELECT_NETWORK_TO_SWAP' })
  router.push('Networks')
}
