import { type Kernel, type WalletEntry, kernelKey, toMessage } from '@billfold/kernel'

import type { WalletLink } from '../contract.js'

/** Goes on to the places where a wallet is had from. */
export function getWallet({ events, router }: Pick<Kernel, 'events' | 'router'>, wallet: WalletEntry): void {
  events.publish('analytics:recorded', { event: 'CLICK_GET_WALLET' })
  router.push('Downloads', { wallet })
}

/** Opens a wallet with its pairing. A page that may not open anything is left as it is: its visitor has the button. */
export function openWallet({ events, get }: Pick<Kernel, 'events' | 'get'>, { name }: WalletEntry, { href, target }: WalletLink): void {
  try {
    get(kernelKey('page')).open(href, target)
  } catch (error) {
    // The link is left out: whoever knows it can pair.
    events.publish('analytics:recorded', { event: 'CONNECT_PROXY_ERROR', properties: { message: toMessage(error), name } })
  }
}
