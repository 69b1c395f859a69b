import type { Relayer } from '../sdk.js'

/** Internal part of the relayer. */
interface RelayerParts {
  relayUrl: string
  connectTimeout?: number
  createProvider(): Promise<void>
}

/** Timeout for the first answer of a relay while there is another one to go to, in milliseconds. */
const firstTimeout = 1_500
/** Timeout that the SDK gives a relay, in milliseconds. */
const longestTimeout = 15_000

/**
 * Fail-over: each try to open the socket goes to the next relay of the list, in a circle. The SDK (2.21.8) knows one relay, and waits 15 s for it.
 * The timeout doubles with each round, since a slow network fails at every relay.
 */
export function rotateRelays(relayer: Relayer, urls: readonly string[]): void {
  if (urls.length < 2) return
  const parts = relayer as object as RelayerParts
  const create = parts.createProvider.bind(relayer)
  let tries = 0
  relayer.on('relayer_connect', () => (tries = 0))
  parts.createProvider = () => {
    if (tries > 0) parts.relayUrl = urls[(urls.indexOf(parts.relayUrl) + 1) % urls.length] ?? parts.relayUrl
    parts.connectTimeout = Math.min(longestTimeout, firstTimeout * 2 ** Math.floor(tries / urls.length))
    tries += 1
    return create()
  }
}
