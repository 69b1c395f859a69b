import * as v from 'valibot'

const digits = v.pipe(v.string(), v.regex(/^-?\d{1,40}$/))
const owner = v.unknown()

const transaction = v.object({
  digest: v.string(),
  timestampMs: v.nullish(digits),
  checkpoint: v.nullish(digits),
  transaction: v.object({ data: v.object({ sender: v.string(), gasData: v.object({ owner: v.string() }) }) }),
  effects: v.object({
    status: v.object({ status: v.string() }),
    gasUsed: v.object({ computationCost: digits, storageCost: digits, storageRebate: digits }),
  }),
  balanceChanges: v.array(v.object({ owner, coinType: v.string(), amount: digits })),
})

/** A transaction as a node tells it: who signed it, and whose coins became more or less. */
export type SuiTransaction = v.InferOutput<typeof transaction>

/** One page of a list of transactions. */
export const pageSchema = v.object({ data: v.array(transaction), hasNextPage: v.boolean() })

/** The address that a change of coins is of; undefined for objects and what is shared. */
export function ownerOf(change: SuiTransaction['balanceChanges'][number]): string | undefined {
  const { AddressOwner: found } = Object(change.owner) as { readonly AddressOwner?: unknown }
  return typeof found === 'string' ? found : undefined
}
