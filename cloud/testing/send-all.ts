import type { EvmChain } from '@billfold/local-chains/evm'

/** A transaction as the node takes it. */
export interface TestTransaction {
  readonly from: string
  readonly to?: string
  readonly value?: string
  readonly data?: string
  readonly gas?: string
}

/** Lets accounts act without their keys, one after the other, and waits until each is mined. Returns the hashes. */
export async function sendAll(chain: EvmChain, transactions: readonly TestTransaction[]): Promise<readonly string[]> {
  await chain.call('anvil_autoImpersonateAccount', [true])
  const hashes: string[] = []
  for (const transaction of transactions) {
    const hash = String(await chain.call('eth_sendTransaction', [transaction]))
    while ((await chain.call('eth_getTransactionReceipt', [hash])) === null) await new Promise((later) => setTimeout(later, 2))
    hashes.push(hash)
  }
  return hashes
}
