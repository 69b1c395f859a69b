import type { GuardedViews } from './close-guards.js'
import type { Router } from './router.js'

/**
 * Keeps the modal open on UnsupportedChain, and on SwitchNetwork reached from it, when the host asked for that. Without the
 * option the visitor may always close it: the dapp goes on and the wallet stays on its own network.
 */
export function unsupportedChainGuard(router: Pick<Router, 'history'>, isDismissible: () => boolean): GuardedViews {
  return {
    views: ['UnsupportedChain', 'SwitchNetwork'],
    guard: { mayClose: (view) => (isDismissible() || !(view === 'UnsupportedChain' || isBelow(router)) ? 'close' : 'stay') },
  }
}

function isBelow({ history }: Pick<Router, 'history'>): boolean {
  return history.at(-2)?.view === 'UnsupportedChain'
}
