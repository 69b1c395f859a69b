import type { Network, Session } from '@billfold/kernel'
import { type MayAsk, walletAsk } from '@billfold/kernel/family'
import { cosmosFailures as failures } from './failures.js'
import { chainIdOf } from './networks/chain-ids.js'
import { KeplrWallet } from './wallets/keplr-wallet.js'

/** Moves the wallet of a session to another chain, where its account has another address. A paired wallet has granted its chains already. */
export async function switchNetwork({ provider, connector }: Session, { caipNetworkId }: Network, mayAsk: MayAsk): Promise<void> {
  if (!(provider instanceof KeplrWallet)) return
  const ask = walletAsk(provider.keplr, { wallet: connector.name, mayAsk, failures, networkId: caipNetworkId })
  await provider.move(chainIdOf(caipNetworkId), ask)
}
