import type { Network, Session } from '@billfold/kernel'
import { type MayAsk, PairedWallet, requestByRpc, walletFailure } from '@billfold/kernel/family'
import { stacksFailures as failures } from '../failures.js'
import { networkKind } from '../networks/network-names.js'

/** Moves wallets that can be moved to another network, and tells them of one. They have one choice for Bitcoin and Stacks. */
export class NetworkChanges {
  constructor(private readonly mayAsk: MayAsk) {}

  async switchTo(session: Session, network: Network): Promise<void> {
    const isTest = networkKind(network) === 'testnet'
    const known = network.caipNetworkId === 'stacks:1' || network.caipNetworkId === 'stacks:2147483648'
    await this.ask(
      session,
      { method: 'wallet_changeNetwork', params: { name: known ? (isTest ? 'Testnet' : 'Mainnet') : network.name } },
      network,
    )
  }

  async add(session: Session, network: Network): Promise<void> {
    const { name, rpcUrls, blockExplorers } = network
    const blockExplorerUrl = blockExplorers?.default.url
    const params = {
      ...{ chain: 'stacks', type: networkKind(network), name, rpcUrl: rpcUrls.default.http[0] ?? '' },
      ...(blockExplorerUrl !== undefined && { blockExplorerUrl }),
    }
    await this.ask(session, { method: 'wallet_addNetwork', params })
  }

  private async ask(
    { provider, connector: { name: wallet } }: Session,
    call: { readonly method: string; readonly params: Readonly<Record<string, unknown>> },
    wanted?: Network,
  ): Promise<void> {
    const { method } = call
    if (provider instanceof PairedWallet) throw walletFailure('wallet/unsupported', { wallet, method })
    await requestByRpc(provider, call, { wallet, failures, mayAsk: this.mayAsk, networkId: wanted?.caipNetworkId })
  }
}
