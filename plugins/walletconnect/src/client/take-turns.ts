import type { PairingClient } from './sdk.js'

type Relayer = PairingClient['core']['relayer']

interface Line {
  relayUrl: string
  connectTimeout?: number
  createProvider(): Promise<void>
}

/** How long a relay has for its first word while there is another one to go to, in milliseconds. */
const firstPatience = 1_500
/** What the SDK gives a relay that is the only one, in milliseconds. */
const longestPatience = 15_000

/**
 * Has each try to open the line go to the next relay of the list, in a circle, until one of them opens. The SDK knows of one, and
 * waits a quarter of a minute for it. Who has tried all of them in vain may be on a slow line, and waits longer.
 */
export function takeTurns(relayer: Relayer, urls: readonly string[]): void {
  if (urls.length < 2) return
  const line = relayer as object as Line
  const create = line.createProvider.bind(relayer)
  let tries = 0
  relayer.on('relayer_connect', () => (tries = 0))
  line.createProvider = () => {
    if (tries > 0) line.relayUrl = urls[(urls.indexOf(line.relayUrl) + 1) % urls.length] ?? line.relayUrl
    line.connectTimeout = Math.min(longestPatience, firstPatience * 2 ** Math.floor(tries / urls.length))
    tries += 1
    return create()
  }
}
