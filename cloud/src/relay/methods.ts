import { createHash, randomUUID } from 'node:crypto'

import type { RelayConnection } from './connection.js'
import { type Publication, type RelayMethod, type RelayParams, messageTags } from './protocol/requests.js'
import type { RelayStore, StoredMessage } from './store/relay-store.js'

/** What a method works with. */
export interface MethodCall {
  readonly connection: RelayConnection
  readonly store: RelayStore
  readonly now: () => number
}

type Methods = { readonly [M in RelayMethod]: (params: RelayParams<M>, call: MethodCall) => Promise<unknown> }

/** A client asked for more topics than it may have. */
export class TooManyTopics extends Error {
  override readonly name = 'TooManyTopics'
}

/** What the relay does for its clients, in both dialects. */
export const relayMethods: Methods = {
  irn_subscribe: async ({ topic }, call) => (await subscribed([topic], call))[0],
  irn_batchSubscribe: ({ topics }, call) => subscribed(topics, call),
  irn_unsubscribe: ({ topic }, { connection }) => {
    connection.unsubscribe(topic)
    return Promise.resolve(true)
  },
  irn_batchUnsubscribe: ({ subscriptions }, { connection }) => {
    for (const { topic } of subscriptions) connection.unsubscribe(topic)
    return Promise.resolve(true)
  },
  irn_publish: async (publication, call) => {
    await published(publication, call)
    return true
  },
  irn_batchPublish: async ({ messages }, call) => {
    for (const message of messages) await published(message, call)
    return true
  },
  irn_fetchMessages: ({ topic }, call) => fetched([topic], call),
  irn_batchFetchMessages: ({ topics }, call) => fetched(topics, call),
  wc_proposeSession: async ({ pairingTopic, sessionProposal, ttl, attestation }, call) => {
    await subscribed([pairingTopic], call)
    await published({ topic: pairingTopic, message: sessionProposal, ttl, tag: messageTags.proposal, attestation }, call)
    return true
  },
  wc_approveSession: async ({ pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl }, call) => {
    await subscribed([sessionTopic], call)
    await published(
      { topic: pairingTopic, message: sessionProposalResponse, ttl, tag: messageTags.proposalResponse, attestation: undefined },
      call,
    )
    await published(
      { topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: messageTags.settlement, attestation: undefined },
      call,
    )
    return true
  },
}

/** Subscribes to topics, and hands over what waits there once the answer is out. */
async function subscribed(topics: readonly string[], { connection, store }: MethodCall): Promise<readonly string[]> {
  const ids = topics.map((topic) => connection.subscribe(topic, subscriptionId(topic, connection.client)))
  if (ids.includes(undefined)) throw new TooManyTopics('The client listens to too many topics.')
  const waiting = await store.unread(connection.client, topics)
  setImmediate(() => {
    for (const message of waiting) connection.push(message)
  })
  return ids.filter((id) => id !== undefined)
}

/** The same for the same client and topic, so that a client that comes back knows it again. */
function subscriptionId(topic: string, client: string): string {
  return createHash('sha256').update(`${topic} ${client}`).digest('hex')
}

async function published({ topic, message, ttl, tag, attestation }: Publication, { connection, store, now }: MethodCall): Promise<void> {
  const publishedAt = now()
  const kept: StoredMessage = {
    id: randomUUID(),
    topic,
    message,
    tag,
    publisher: connection.client,
    publishedAt,
    expiresAt: publishedAt + ttl * 1000,
    ...(attestation === undefined ? {} : { attestation }),
  }
  await store.append(kept)
}

async function fetched(topics: readonly string[], { connection, store }: MethodCall): Promise<unknown> {
  const found = await store.unread(connection.client, topics)
  for (const { id } of found) await store.acknowledge(connection.client, id)
  const messages = found.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag }))
  return { messages, hasMore: false }
}
