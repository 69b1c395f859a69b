import type { ClockPort, Log } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { lateFor, pairingLife, sdkLife } from './link-life.js'

export interface LinkCleanupNeeds {
  readonly client: PairingClient
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly log: Pick<Log, 'debug'>
}

const expired = { code: 6000, message: 'The link is over' }

/**
 * Deletes the links of earlier pages: those that were used or have expired at once, the others at their end. Returns the undo.
 * The SDK keeps the key of a used link for thirty days.
 */
export async function cleanUpLinks({ client, clock, log }: LinkCleanupNeeds): Promise<() => void> {
  const used = new Set(client.session.getAll().map(({ pairingTopic }) => pairingTopic))
  const links = client.core.pairing.getPairings().map(({ topic, expiry }) => {
    const end = expiry * 1000 - sdkLife + pairingLife + lateFor
    // A clock that was set back meanwhile keeps no link longer than it would have lived.
    return { topic, left: used.has(topic) ? 0 : Math.min(end - clock.now(), pairingLife + lateFor) }
  })
  for (const { topic } of links.filter(({ left }) => left <= 0)) await deleteLink(client, topic)
  await deleteStrayKeys(client)
  const forget = (topic: string): void => {
    deleteLink(client, topic).catch((error: unknown) => log.debug('An expired link could not be deleted', error))
  }
  const cancels = links.filter(({ left }) => left > 0).map(({ topic, left }) => clock.after(left, () => forget(topic)))
  return () => cancels.forEach((cancel) => cancel())
}

/** Deletes a link and all that was made for it, on this side alone: to tell the relay, the SDK would open its socket again. */
export async function deleteLink(client: PairingClient, topic: string): Promise<void> {
  const { core, proposal } = client
  const { crypto, expirer, history, pairing } = core
  const proposals = proposal.getAll().filter(({ pairingTopic }) => pairingTopic === topic)
  await deleteSignIn(client, topic)
  leaveTopic(client, topic)
  for (const target of [topic, ...proposals.map(({ id }) => id)]) expirer.del(target)
  history.delete(topic)
  await Promise.all([
    crypto.deleteSymKey(topic),
    pairing.pairings.delete(topic, expired),
    ...proposals.flatMap(({ id, proposer }) => [crypto.deleteKeyPair(proposer.publicKey), proposal.delete(id, expired)]),
  ])
}

/** Deletes what was made for the sign-in that a link asked for. The SDK would keep it for an hour, and the topic of the answer for ever. */
export async function deleteSignIn(client: PairingClient, topic: string): Promise<void> {
  const { auth, core } = client
  const answers = auth.pairingTopics.getAll().filter(({ pairingTopic }) => pairingTopic === topic)
  const requests = auth.requests.getAll().filter(({ pairingTopic }) => pairingTopic === topic)
  for (const { topic: answer } of answers) leaveTopic(client, answer)
  for (const { id } of requests) core.expirer.del(id)
  await Promise.all([
    ...answers.map(({ topic: answer }) => auth.pairingTopics.delete(answer, expired)),
    ...requests.map(({ id }) => auth.requests.delete(id, expired)),
  ])
}

function leaveTopic({ core }: PairingClient, topic: string): void {
  const { subscriptions, topicMap } = core.relayer.subscriber
  for (const id of topicMap.get(topic)) subscriptions.delete(id)
  topicMap.delete(topic)
}

/** Deletes keys that belong to no session: the SDK leaves one behind with each link that nobody took. Does nothing while a link is made. */
async function deleteStrayKeys({ core, proposal, session }: PairingClient): Promise<void> {
  const { crypto, pairing } = core
  if (pairing.pairings.length + proposal.length > 0) return
  const used = new Set(session.getAll().flatMap(({ topic, self }) => [topic, self.publicKey]))
  const stray = [...crypto.keychain.keychain.keys()].filter((name) => /^[0-9a-f]{64}$/.test(name) && !used.has(name))
  for (const name of stray) await crypto.keychain.del(name)
}
