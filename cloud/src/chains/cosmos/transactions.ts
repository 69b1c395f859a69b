import * as v from 'valibot'

const attribute = v.object({ key: v.string(), value: v.nullish(v.string()) })
const event = v.object({ type: v.string(), attributes: v.array(attribute) })

const transaction = v.object({
  hash: v.string(),
  height: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  index: v.number(),
  tx_result: v.object({ code: v.optional(v.number(), 0), events: v.nullish(v.array(event)) }),
})

/** A transaction as a node finds it, with the events that it caused. */
export type CosmosTransaction = v.InferOutput<typeof transaction>

/** What a search finds. */
export const searchSchema = v.object({ txs: v.array(transaction), total_count: v.string() })

/** Attributes of the events of one type, in their order. Keys are plain text, as nodes since CometBFT 0.37 write them. */
export function eventsOf({ tx_result: { events } }: CosmosTransaction, type: string): readonly ReadonlyMap<string, string>[] {
  return (events ?? [])
    .filter((one) => one.type === type)
    .map(({ attributes }) => new Map(attributes.map(({ key, value }) => [key, value ?? ''])))
}
