import * as v from 'valibot'

const message = v.object({
  id: v.string(),
  topic: v.string(),
  message: v.string(),
  tag: v.number(),
  publisher: v.string(),
  attestation: v.exactOptional(v.string()),
  publishedAt: v.number(),
  expiresAt: v.number(),
})

/** What a relay asks of the store that it shares with others. */
export const storeRequest = v.variant('ask', [
  v.object({ ask: v.literal('append'), id: v.number(), message }),
  v.object({ ask: v.literal('unread'), id: v.number(), client: v.string(), topics: v.array(v.string()) }),
  v.object({ ask: v.literal('acknowledge'), id: v.number(), client: v.string(), message: v.string() }),
])

/** What the store answers, and what it tells everybody. */
export const storeReply = v.variant('say', [
  v.object({ say: v.literal('done'), id: v.number(), messages: v.array(message) }),
  v.object({ say: v.literal('appended'), message }),
])

export type StoreRequest = v.InferOutput<typeof storeRequest>
export type StoreReply = v.InferOutput<typeof storeReply>
