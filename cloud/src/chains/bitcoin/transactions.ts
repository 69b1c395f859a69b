import * as v from 'valibot'

const sats = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const output = v.object({ scriptpubkey_address: v.optional(v.string()), value: sats })

const transaction = v.object({
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  fee: sats,
  /** New coins come from nowhere. */
  vin: v.array(v.object({ prevout: v.nullish(output) })),
  vout: v.array(output),
  status: v.object({ confirmed: v.boolean(), block_height: v.optional(v.number()), block_time: v.optional(v.number()) }),
})

/** A transaction as a node lists it for an address, with the outputs that it spends. */
export type BitcoinTransaction = v.InferOutput<typeof transaction>

/** Some of the transactions of an address. */
export const listSchema = v.array(transaction)
