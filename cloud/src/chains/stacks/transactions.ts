import * as v from 'valibot'

const digits = v.pipe(v.string(), v.regex(/^\d{1,40}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const transaction = v.object({
  tx_id: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/)),
  nonce: v.number(),
  fee_rate: digits,
  sender_address: v.string(),
  sponsored: v.optional(v.boolean(), false),
  sponsor_address: v.optional(v.string()),
  tx_status: v.string(),
  block_time: v.number(),
  token_transfer: v.optional(v.object({ recipient_address: v.string() })),
  contract_call: v.optional(v.object({ contract_id: v.string() })),
})

const row = v.object({
  tx: transaction,
  stx_sent: digits,
  stx_received: digits,
  events: v.object({ ft: v.object({ transfer: count, mint: count, burn: count }) }),
})

/** A transaction as the API lists it for an account: with the STX that went out, its fee included, and what came in. */
export type StacksTransaction = v.InferOutput<typeof row>

/** Some of the transactions of an account, and how many there are. */
export const pageSchema = v.object({ total: count, results: v.array(row) })

const event = v.variant('type', [
  v.object({
    type: v.literal('ft'),
    data: v.object({ asset_identifier: v.string(), amount: digits, sender: v.optional(v.string()), recipient: v.optional(v.string()) }),
  }),
  v.object({ type: v.picklist(['stx', 'nft']) }),
])

/** What a transaction moved that an account is part of. */
export const eventsSchema = v.object({ results: v.array(event) })
