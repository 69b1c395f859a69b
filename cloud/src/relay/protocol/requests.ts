import * as v from 'valibot'

import { relayLimits } from '../limits.js'

const topic = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const timeToLive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(relayLimits.timeToLive))
// A database keeps every text but this one letter.
const text = v.pipe(v.string(), v.excludes('\0'))
const attestation = v.optional(text)
const topics = v.pipe(v.array(topic), v.maxLength(relayLimits.topicsPerRequest))

const publication = v.object({ topic, message: text, ttl: timeToLive, tag: v.optional(v.number(), 0), attestation })
const subscription = v.object({ topic, id: v.optional(v.string()) })

/** What each method is asked with. What else a client adds is its own business. */
export const relayRequests = {
  irn_subscribe: v.object({ topic }),
  irn_batchSubscribe: v.object({ topics }),
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: v.object({ subscriptions: v.pipe(v.array(subscription), v.maxLength(relayLimits.topicsPerRequest)) }),
  irn_publish: publication,
  irn_batchPublish: v.object({ messages: v.pipe(v.array(publication), v.maxLength(relayLimits.topicsPerRequest)) }),
  irn_fetchMessages: v.object({ topic }),
  irn_batchFetchMessages: v.object({ topics }),
  wc_proposeSession: v.object({ pairingTopic: topic, sessionProposal: text, ttl: timeToLive, attestation }),
  wc_approveSession: v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: text,
    sessionSettlementRequest: text,
    ttl: timeToLive,
  }),
} as const

export type RelayMethod = keyof typeof relayRequests
export type RelayParams<M extends RelayMethod> = v.InferOutput<(typeof relayRequests)[M]>
export type Publication = v.InferOutput<typeof publication>

/** What the wallets' protocol calls its messages, as far as the relay sends some of its own accord. */
export const messageTags = { proposal: 1100, proposalResponse: 1101, settlement: 1102 } as const

/** How many requests one counts for: a batch costs what it holds. */
export function costOf(params: object): number {
  if ('messages' in params && Array.isArray(params.messages)) return Math.max(1, params.messages.length)
  if ('topics' in params && Array.isArray(params.topics)) return Math.max(1, Math.ceil(params.topics.length / topicsPerCost))
  return 1
}

/** Topics are cheaper than messages: a wallet that comes back names all of its sessions. */
const topicsPerCost = 25

/** Whether the relay knows a method. */
export function isRelayMethod(name: string): name is RelayMethod {
  return Object.hasOwn(relayRequests, name)
}
