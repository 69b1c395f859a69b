import type { ClockPort, Log } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { forgetLink, forgetStrayKeys } from './forget-link.js'
import { lateFor, pairingLife, sdkLife } from './pairing-life.js'

export interface EndLinksNeeds {
  readonly client: PairingClient
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly log: Pick<Log, 'debug'>
}

/** Forgets the links of pages before: those that were used or are over at once, the others at their end. Returns the undo. */
export async function endLinks({ client, clock, log }: EndLinksNeeds): Promise<() => void> {
  const used = new Set(client.session.getAll().map(({ pairingTopic }) => pairingTopic))
  const links = client.core.pairing.getPairings().map(({ topic, expiry }) => {
    const end = expiry * 1000 - sdkLife + pairingLife + lateFor
    // A clock that was set back meanwhile keeps none longer than it would have lived.
    return { topic, left: used.has(topic) ? 0 : Math.min(end - clock.now(), pairingLife + lateFor) }
  })
  for (const { topic } of links.filter(({ left }) => left <= 0)) await forgetLink(client, topic)
  await forgetStrayKeys(client)
  const forget = (topic: string): void => {
    forgetLink(client, topic).catch((error: unknown) => log.debug('A link that is over could not be forgotten', error))
  }
  const ends = links.filter(({ left }) => left > 0).map(({ topic, left }) => clock.after(left, () => forget(topic)))
  return () => ends.forEach((cancel) => cancel())
}
