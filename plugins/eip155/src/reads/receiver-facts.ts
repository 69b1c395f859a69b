import type { Network, ReceiverFacts } from '@billfold/kernel'
import type { Reads } from './evm-reads.js'

export interface ReceiverFactsNeeds {
  readonly reads: Pick<Reads, 'ask'>
  readonly signal: AbortSignal
}

/** An account whose key lends it the code of a contract (EIP-7702) is still an account. */
const lentCode = /^0xef0100[0-9a-f]{40}$/i

/** Tells whether there is a contract at an address. */
export async function receiverFacts({ reads, signal }: ReceiverFactsNeeds, address: string, network: Network): Promise<ReceiverFacts> {
  const code = await reads.ask(network, { method: 'eth_getCode', params: [address, 'latest'] }, signal)
  return { isContract: typeof code === 'string' && /^0x[0-9a-f]{2,}$/i.test(code) && !lentCode.test(code) }
}
