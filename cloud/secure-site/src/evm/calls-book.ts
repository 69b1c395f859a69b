import { object, optional, safeParse, string } from 'valibot'
import { type Hex, numberToHex } from 'viem'
import { type Chain, numberOf } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'

/** A batch that was sent. */
interface SentCalls {
  readonly chain: Chain
  readonly hashes: readonly Hex[]
}

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
