import type { PairingClient } from '../client/sdk.js'

const over = { code: 6000, message: 'The link is over' }

/** Forgets a link and all that was made for it, here. Nobody is told: the line may be closed, and would be opened for it. */
export async function forgetLink({ core, proposal }: PairingClient, topic: string): Promise<void> {
  const { crypto, expirer, history, pairing, relayer } = core
  const { subscriptions, topicMap } = relayer.subscriber
  const proposals = proposal.getAll().filter(({ pairingTopic }) => pairingTopic === topic)
  for (const id of topicMap.get(topic)) subscriptions.delete(id)
  topicMap.delete(topic)
  for (const target of [topic, ...proposals.map(({ id }) => id)]) expirer.del(target)
  history.delete(topic)
  await Promise.all([
    crypto.deleteSymKey(topic),
    pairing.pairings.delete(topic, over),
    ...proposals.flatMap(({ id, proposer }) => [crypto.deleteKeyPair(proposer.publicKey), proposal.delete(id, over)]),
  ])
}

/** Forgets keys that belong to no session. The SDK leaves one behind with each link that nobody took. Not while a link is made. */
export async function forgetStrayKeys({ core, proposal, session }: PairingClient): Promise<void> {
  const { crypto, pairing } = core
  if (pairing.pairings.length + proposal.length > 0) return
  const used = new Set(session.getAll().flatMap(({ topic, self }) => [topic, self.publicKey]))
  const stray = [...crypto.keychain.keychain.keys()].filter((name) => /^[0-9a-f]{64}$/.test(name) && !used.has(name))
  for (const name of stray) await crypto.keychain.del(name)
}
