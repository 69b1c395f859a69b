import { connectorIds } from '@billfold/kernel'
import type { WalletFacts } from '@billfold/kernel/family'
import { safeIcon } from '@billfold/kernel/validation'
import type { ProvidedWallet } from '../contract.js'

/** Wallets that the product knows by id. */
const known: ReadonlyMap<string, { readonly name: string; readonly rdns?: string }> = new Map([
  [connectorIds.coinbaseWalletSDK, { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }],
  [connectorIds.ledger, { name: 'Ledger' }],
  [connectorIds.okx, { name: 'OKX Wallet', rdns: 'com.okex.wallet' }],
])

/** A wallet that the host brings. It is loaded when it is chosen, or when its connection is restored. */
export function providedWallet({ id, name, icon, rdns, load }: ProvidedWallet): WalletFacts {
  const facts = { name: name ?? known.get(id)?.name ?? id, rdns: rdns ?? known.get(id)?.rdns }
  return { id, type: 'EXTERNAL', ...facts, imageUrl: safeIcon(icon), load }
}
