import * as v from 'valibot'

import { relayLimits } from '../limits.js'

const topic = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const timeToLive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(relayLimits.timeToLive))
const attestation = v.optional(v.string())
const topics = v.pipe(v.array(topic), v.maxLength(relayLimits.topicsPerRequest))

const publication = v.object({ topic, message: v.string(), ttl: timeToLive, tag: v.optional(v.number(), 0), attestation })
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
  wc_proposeSession: v.object({ pairingTopic: topic, sessionProposal: v.string(), ttl: timeToLive, attestation }),
  wc_approveSession: v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: v.string(),
    sessionSettlementRequest: v.string(),
    ttl: timeToLive,
  }),
} as const

export type RelayMethod = keyof typeof relayRequests
export type RelayParams<M extends RelayMethod> = v.InferOutput<(typeof relayRequests)[M]>
export type Publication = v.InferOutput<typeof publication>

/** What the wallets' protocol calls its messages, as far as the relay sends some of its own accord. */
export const messageTags = { proposal: 1100, proposalResponse: 1101, settlement: 1102 } as const

/** Whether the relay knows a method. */
export function isRelayMethod(name: string): name is RelayMethod {
  return Object.hasOwn(relayRequests, name)
}
