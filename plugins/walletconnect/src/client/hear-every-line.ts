import type { PairingClient } from './sdk.js'

/**
 * Hears the error of every line that the SDK opens. It turns its ear from a line that it replaces, and one that the relay refuses
 * after that throws into the page, where nobody can catch it.
 */
export function hearEveryLine({ core: { relayer } }: PairingClient): void {
  let { provider } = relayer
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    enumerable: true,
    get: () => provider,
    set(next: typeof provider) {
      provider = next
      // The one that is in use tells the relayer, which tells us.
      next.on('error', () => undefined)
    },
  })
}
