import { createHash } from 'node:crypto'

import type { RelayDeed } from '../operations/observer.js'
import type { RelayConnection } from './connection.js'
import { queueLimits } from './limits.js'
import type { MessageStore } from './mailbox/message-store.js'
import { takeWeight } from './mailbox/take-weight.js'
import { type Publication, type RelayMethod, type RelayParams, messageTags } from './protocol/requests.js'

/** The parts that a method works with. */
export interface MethodCall {
  readonly connection: RelayConnection
  readonly messages: MessageStore
  readonly now: () => number
  readonly count: (deed: RelayDeed, project: string, messages: number) => void
}

type Methods = { readonly [M in RelayMethod]: (params: RelayParams<M>, call: MethodCall) => Promise<unknown> }

/** A client asked for more topics than it may have. */
export class TooManyTopics extends Error {
  override readonly name = 'TooManyTopics'
}

/** The methods that the relay has for its clients, in both dialects. */
export const relayMethods: Methods = {
  irn_subscribe: async ({ topic }, call) => (await subscribed([topic], call))[0],
  irn_batchSubscribe: ({ topics }, call) => subscribed(topics, call),
  irn_unsubscribe: ({ topic }, call) => unsubscribed([topic], call),
  irn_batchUnsubscribe: ({ subscriptions }, call) =>
    unsubscribed(
      subscriptions.map(({ topic }) => topic),
      call,
    ),
  irn_publish: (publication, call) => published([publication], call),
  irn_batchPublish: ({ messages }, call) => published(messages, call),
  irn_fetchMessages: ({ topic }, call) => fetched([topic], call),
  irn_batchFetchMessages: ({ topics }, call) => fetched(topics, call),
  wc_proposeSession: async ({ pairingTopic, sessionProposal, ttl, attestation }, call) => {
    await subscribed([pairingTopic], call)
    return published([{ topic: pairingTopic, message: sessionProposal, ttl, tag: messageTags.proposal, attestation }], call)
  },
  wc_approveSession: async ({ pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl }, call) => {
    await subscribed([sessionTopic], call)
    const common = { ttl, attestation: undefined }
    const response = { ...common, topic: pairingTopic, message: sessionProposalResponse, tag: messageTags.proposalResponse }
    const settlement = { ...common, topic: sessionTopic, message: sessionSettlementRequest, tag: messageTags.settlement }
    return published([response, settlement], call)
  },
}

/** Subscribes to all of the topics or to none, and hands over the messages that wait there once the answer is out. */
async function subscribed(topics: readonly string[], { connection, messages }: MethodCall): Promise<readonly string[]> {
  const added = topics.filter((topic) => !connection.isListening(topic))
  const ids = connection.subscribe(topics, (topic) => subscriptionId(topic, connection.client))
  if (ids === undefined) throw new TooManyTopics('The client listens to too many topics.')
  try {
    await messages.subscribe(connection.client, topics)
  } catch (error) {
    // A client that is told of a failure listens to none of them.
    for (const topic of added) connection.unsubscribe(topic)
    throw error
  }
  setImmediate(() => connection.catchUp(topics))
  return ids
}

/** The same for the same client and topic, so that a client that comes back knows it again. */
function subscriptionId(topic: string, client: string): string {
  return createHash('sha256').update(`${topic} ${client}`).digest('hex')
}

async function unsubscribed(topics: readonly string[], { connection, messages }: MethodCall): Promise<true> {
  for (const topic of topics) connection.unsubscribe(topic)
  await messages.unsubscribe(connection.client, topics)
  return true
}

/** Answers when everything is durable. */
async function published(publications: readonly Publication[], { connection, messages, now, count }: MethodCall): Promise<true> {
  const publishedAt = now()
  const { client: publisher, project } = connection
  await Promise.all(
    publications.map(({ topic, message, ttl, tag, attestation }) =>
      messages.publish({
        ...{ topic, message, tag, publisher, project, publishedAt },
        expiresAt: publishedAt + ttl * 1000,
        ...(attestation === undefined ? {} : { attestation }),
      }),
    ),
  )
  count('published', project, publications.length)
  return true
}

/** A page of the messages that wait; they count as read once they are on their way. */
async function fetched(topics: readonly string[], { connection: { client, project }, messages, count }: MethodCall): Promise<unknown> {
  const { messages: limit, bytes } = queueLimits.page
  const { heads, hasMore } = await messages.unread({ client, topics, limit })
  const page = takeWeight(heads, bytes)
  const found = await messages.byNumber(page.map(({ seq }) => seq))
  await Promise.all(found.map(({ seq }) => messages.acknowledge(client, seq)))
  count('delivered', project, found.length)
  return {
    messages: found.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    hasMore: hasMore || page.length < heads.length,
  }
}
