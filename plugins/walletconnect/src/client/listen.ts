import type { QuietStorage } from './quiet-storage.js'
import type { PairingClient } from './sdk.js'

/** Listens to the sessions that stand and to the links that are open. Call it when whoever wants to hear of them is there. */
export function listen({ core: { pairing, relayer, storage }, session }: PairingClient): void {
  const topics = [...session.keys, ...pairing.getPairings().map(({ topic }) => topic)]
  if (topics.length === 0) return
  // The SDK was opened with such a one.
  const quiet = storage as object as QuietStorage
  quiet.begin(topics)
  for (const topic of topics) relayer.subscriber.pending.set(topic, { topic, relay: { protocol: 'irn' } })
  // While there is something to listen to, the SDK tries again by itself.
  relayer.transportOpen().catch(() => undefined)
}
