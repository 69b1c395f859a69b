import type { Network } from '../src/wallets/contract/network.js'
import { webLink } from '../src/core/validation/links.js'

/** The page of a transaction in the network's explorer, where it has one. */
export function transactionPage(network: Network | undefined, hash: string): string | undefined {
  return pageAt(network, `tx/${encodeURIComponent(hash)}`)
}

/** The page of an account there. */
export function accountPage(network: Network | undefined, address: string): string | undefined {
  return pageAt(network, `address/${encodeURIComponent(address)}`)
}

/**
 * The page of a contract there. Coins that are named by a path, as on Sui and Cosmos, or by a number, as on Polkadot, have none that every
 * explorer knows; an inscription of Bitcoin has that of the transaction that made it.
 */
export function contractPage(network: Network | undefined, contract: string): string | undefined {
  const [, inscribed] = /^([0-9a-f]{64})i\d+$/.exec(contract) ?? []
  if (inscribed !== undefined) return transactionPage(network, inscribed)
  if (/^\d+$/.test(contract)) return undefined
  return /^\w+$/.test(contract) ? accountPage(network, contract) : undefined
}

function pageAt(network: Network | undefined, path: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  return explorer === undefined ? undefined : webLink(`${explorer.replace(/\/$/, '')}/${path}`)
}
