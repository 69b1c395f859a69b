import type { PairingClient } from './sdk.js'

interface Publisher {
  checkQueue(): void
  rpcPublish(...given: unknown[]): Promise<unknown>
}

/**
 * Has what could not be sent wait for the line without a word. The SDK sends it again every few seconds, and leaves a rejection to
 * the page each time that it cannot, where nobody can catch it.
 */
export function sendAgainQuietly({ core: { relayer } }: PairingClient): void {
  const publisher = relayer.publisher as object as Publisher
  const { checkQueue, rpcPublish } = publisher
  const quietly: Publisher['rpcPublish'] = (...given) => rpcPublish.apply(publisher, given).catch(() => undefined)
  publisher.checkQueue = () => {
    publisher.rpcPublish = quietly
    checkQueue.call(publisher)
    publisher.rpcPublish = rpcPublish
  }
}
