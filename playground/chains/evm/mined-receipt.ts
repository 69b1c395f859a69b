import type { PublicClient, TransactionReceipt } from 'viem'

const limits = { each: 5, all: 90_000 } as const

/**
 * The receipt of a transaction, once a block has it. To be used here in place of viem's own wait, which looks again only when there is another block:
 * these chains make one block for each transaction, and where that comes while viem is asking for something else it never looks again.
 */
export async function minedReceipt(client: Pick<PublicClient, 'getTransactionReceipt'>, hash: string): Promise<TransactionReceipt> {
  const end = performance.now() + limits.all
  for (;;) {
    const receipt = await found(client, hash as `0x${string}`)
    if (receipt !== undefined) return receipt
    if (performance.now() > end) throw new Error(`No block has the transaction ${hash} after ${limits.all / 1000} s`)
    await new Promise((later) => setTimeout(later, limits.each))
  }
}

async function found(client: Pick<PublicClient, 'getTransactionReceipt'>, hash: `0x${string}`): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    // By its name: the caller's client may be of another copy of viem, whose classes are others.
    if (error instanceof Error && error.name === 'TransactionReceiptNotFoundError') return undefined
    throw error
  }
}
