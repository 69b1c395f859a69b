import type { ClientHolder } from './client/client-holder.js'
import type { PairingClient } from './client/sdk.js'
import type { PairingStore } from './pairing/pairing-store.js'

export interface ComeBackNeeds {
  readonly holder: Pick<ClientHolder, 'open' | 'whenOpen'>
  readonly pairing: Pick<PairingStore, 'settle'>
  /** Takes a session up that stands already. */
  restore(): Promise<unknown>
}

/**
 * The page was left, or loaded anew, while a pairing was under way. What the wallet answers to that is taken up: by whoever waits for
 * a wallet by then, or else as a session that is restored.
 */
export async function comeBack({ holder, pairing, restore }: ComeBackNeeds): Promise<void> {
  let settled: Promise<unknown> = Promise.resolve()
  holder.whenOpen((client) => {
    const earlier = topicsOf(client)
    client.on('session_connect', ({ session }) => {
      const isAwaited = earlier.has(session.pairingTopic) && !pairing.settle({ client, settled: session })
      if (isAwaited) settled = settled.then(restore)
    })
  })
  const client = await holder.open()
  if (client.session.length > 0) return void (await restore())
  await listenAgain(client)
}

/** A page that was left at once has not kept what it listened to: the pairing it has. */
async function listenAgain({ core: { pairing, relayer } }: PairingClient): Promise<void> {
  const topics = pairing.getPairings().map(({ topic }) => topic)
  const missing = topics.filter((topic) => !relayer.subscriber.topics.includes(topic))
  await Promise.all(missing.map((topic) => relayer.subscribe(topic)))
}

/** The pairings that the page before has made. */
function topicsOf({ core }: PairingClient): ReadonlySet<string> {
  return new Set(core.pairing.getPairings().map(({ topic }) => topic))
}
