import { object, optional, safeParse, string } from 'valibot'
import { type Hex, numberToHex } from 'viem'
import { type Chain, numberOf } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'

/** A batch that was sent: by a key as transactions, one after the other, or by a smart account as one operation. */
type SentCalls = { readonly chain: Chain } & ({ readonly hashes: readonly Hex[] } | { readonly operation: Hex })

const mostKept = 200
const receiptSchema = object({ status: optional(string()) })

/** The batches that were sent, so that the page can ask what became of them. */
export class CallsBook {
  private readonly sent = new Map<string, SentCalls>()

  keep(id: string, calls: SentCalls): void {
    this.sent.set(id, calls)
    const [first] = this.sent.keys()
    if (this.sent.size > mostKept && first !== undefined) this.sent.delete(first)
  }

  /** What became of a batch, as EIP-5792 says it; undefined for one that is not known. */
  async status(id: string, nodes: Nodes): Promise<unknown> {
    const calls = this.sent.get(id)
    if (calls === undefined) return undefined
    if ('operation' in calls) return this.operationStatus(id, calls, nodes)
    const { chain, hashes } = calls
    const receipts = await Promise.all(hashes.map((hash) => nodes.ask(chain, 'eth_getTransactionReceipt', [hash])))
    const found = receipts.filter((receipt) => receipt !== null)
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(numberOf(chain)),
      atomic: false,
      status: statusOf({ sent: hashes.length, found: found.length, failed: found.filter(isFailed).length }),
      receipts: found,
    }
  }

  private async operationStatus(id: string, { chain, operation }: Extract<SentCalls, { operation: Hex }>, nodes: Nodes): Promise<unknown> {
    const { outcomeOf } = await import('../smart/send-operation.js')
    const outcome = await outcomeOf(operation, { chain, nodes })
    return {
      ...{ version: '2.0.0', id, chainId: numberToHex(numberOf(chain)), atomic: true },
      status: statusOf({ sent: 1, found: outcome === undefined ? 0 : 1, failed: outcome?.isGood === false ? 1 : 0 }),
      receipts: outcome === undefined ? [] : [outcome.receipt],
    }
  }
}

function isFailed(receipt: unknown): boolean {
  const read = safeParse(receiptSchema, receipt)
  return read.success && read.output.status === '0x0'
}

/** 100 while some are under way, 200 when all worked, 500 when none did, 600 for both. */
function statusOf({ sent, found, failed }: { readonly sent: number; readonly found: number; readonly failed: number }): number {
  if (found < sent) return 100
  return failed === 0 ? 200 : failed === sent ? 500 : 600
}
