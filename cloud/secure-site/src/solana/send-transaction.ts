import { base58, base64 } from '@scure/base'
import { object, optional, number, boolean, picklist, safeParse } from 'valibot'
import { Fault } from '../faults/fault.js'
import { handOver } from '../rpc/hand-over.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'

const optionsSchema = object({
  skipPreflight: optional(boolean()),
  preflightCommitment: optional(picklist(['processed', 'confirmed', 'finalized'])),
  maxRetries: optional(number()),
  minContextSlot: optional(number()),
})

/** Sends a signed transaction, and tells the signature that it is known by. Sent again it is the same one. */
export async function sendTransaction(signed: Uint8Array, asked: unknown, { nodes, chain }: PrepareNeeds): Promise<string> {
  const options = safeParse(optionsSchema, asked ?? {})
  if (!options.success) throw new Fault('request-malformed')
  const signature = base58.encode(signed.slice(1, 65))
  const send = async (): Promise<void> => {
    try {
      await nodes.ask(chain, 'sendTransaction', [base64.encode(signed), { ...options.output, encoding: 'base64' }])
    } catch (error) {
      const isThere = error instanceof Fault && /already been processed|AlreadyProcessed/i.test(error.details.said ?? '')
      if (!isThere) throw error
    }
  }
  await handOver(send, signature)
  return signature
}
