import type { Network } from '@billfold/kernel'
import { webLink } from '@billfold/kernel/validation'

/** The page of a transaction in the network's explorer, where it has one. */
export function transactionPage(network: Network | undefined, hash: string): string | undefined {
  return pageAt(network, `tx/${encodeURIComponent(hash)}`)
}

/** The page of an account there. */
export function accountPage(network: Network | undefined, address: string): string | undefined {
  return pageAt(network, `address/${encodeURIComponent(address)}`)
}

function pageAt(network: Network | undefined, path: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  return explorer === undefined ? undefined : webLink(`${explorer.replace(/\/$/, '')}/${path}`)
}
