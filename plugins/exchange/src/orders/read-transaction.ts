import type { CaipAddress, Families, Networks, TransactionState } from '@billfold/kernel'
import { namespaceOf } from '../assets/offered-assets.js'
import type { ExchangeOrder } from '../contract.js'

/** An answer to how an order stands, in the words of exchanges. */
export interface OrderAnswer {
  readonly status: string
  readonly txHash?: string | undefined
  readonly mark?: string | undefined
}

/** What a wallet has sent for an order. */
interface SentOrder extends Pick<ExchangeOrder, 'asset' | 'mark'> {
  readonly payer: CaipAddress
  readonly txHash: string
}

/** Asks the network how the transaction of a wallet stands. Where the family cannot tell, what was sent is: the balance says the rest. */
export async function readTransaction(
  { families, networks }: { readonly families: Pick<Families, 'needAdapter'>; readonly networks: Pick<Networks, 'find'> },
  { asset, mark, payer, txHash }: SentOrder,
  signal: AbortSignal,
): Promise<OrderAnswer> {
  const network = networks.find(asset.network)
  const adapter = await families.needAdapter(namespaceOf(asset.network) as 'eip155', 'pay')
  if (network === undefined || adapter.followTransaction === undefined) return { status: 'SUCCESS' }
  const address = payer.slice(asset.network.length + 1)
  const told = await adapter.followTransaction({ hash: txHash, address, network, mark }, signal)
  return { status: wordOf(told), txHash: told.hash, mark: told.mark }
}

function wordOf({ status, hash }: TransactionState): string {
  if (status === 'confirmed') return 'SUCCESS'
  if (status === 'pending' || (status === 'replaced' && hash !== undefined)) return 'IN_PROGRESS'
  return status === 'missing' ? 'UNKNOWN' : 'FAILED'
}
