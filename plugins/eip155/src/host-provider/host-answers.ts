import type { Network, PluginRpc } from '@billfold/kernel'
import type { Reads } from '../reads/evm-reads.js'
import { Eip1193Error } from '../rpc/eip1193-error.js'
import { chainIdHex } from '../rpc/hex.js'
import { walletReads } from '../rpc/evm-nodes.js'
import { toEip1193Error } from '../rpc/to-eip1193-error.js'
import { movesMoney, sentBy } from '../adapter/sent-answer.js'
import { HostAccounts, type HostAccountsNeeds } from './host-accounts.js'
import { type HostCall, readHostCall } from './host-call.js'
import { HostNetworks, type HostNetworksNeeds } from './host-networks.js'
import { HostWallet, type HostWalletNeeds } from './host-wallet.js'

export interface HostAnswersNeeds extends HostAccountsNeeds, HostNetworksNeeds, HostWalletNeeds {
  readonly reads: Reads
  readonly guard: Pick<PluginRpc, 'classify' | 'preview'>
}

/** Methods that nodes answer; everything else is a wallet's. */
const ofNodes = /^(?:eth|net|web3)_/

/** Answers what a host asks: by what the page knows, by the nodes, or by the wallet, as the policy has it. */
export class HostAnswers {
  private readonly accounts: HostAccounts
  private readonly networks: HostNetworks
  private readonly wallet: HostWallet

  constructor(private readonly needs: HostAnswersNeeds) {
    this.accounts = new HostAccounts(needs)
    this.networks = new HostNetworks(needs)
    this.wallet = new HostWallet(needs)
  }

  /** Rejects with an `Eip1193Error`, whatever happens. */
  async to(given: unknown): Promise<unknown> {
    try {
      return await this.answer(readHostCall(given))
    } catch (error) {
      throw toEip1193Error(error)
    }
  }

  /** About this page, and answered by what it knows. */
  private readonly own: Readonly<Record<string, (call: HostCall) => unknown>> = {
    eth_accounts: () => this.accounts.list,
    eth_requestAccounts: () => this.accounts.request(this.needs.signal),
    eth_chainId: () => this.needChainId(),
    net_version: () => String(Number(this.needChainId())),
    wallet_getPermissions: () => this.accounts.permissions(),
    wallet_requestPermissions: async () => {
      await this.accounts.request(this.needs.signal)
      return this.accounts.permissions()
    },
    wallet_switchEthereumChain: (call) => this.networks.switch(call),
    wallet_addEthereumChain: (call) => this.networks.add(call),
  }

  private answer(call: HostCall): unknown {
    const { method } = call
    if (Object.hasOwn(this.own, method)) return this.own[method]?.(call)
    const needs = this.needs.guard.classify('eip155', method)
    if (needs === 'refused') throw new Eip1193Error(4200, 'Requested RPC call is not allowed', { method })
    if (needs === 'ask') return this.wallet.approve(call)
    if (walletReads.has(method) || !ofNodes.test(method)) return this.wallet.read(call)
    const answer = this.needs.reads.ask(this.needNetwork(), call, this.needs.signal)
    return movesMoney(method) ? sentBy(answer, { wallet: 'The network', method }) : answer
  }

  private needNetwork(): Network {
    const network = this.needs.families.find('eip155')?.network
    if (network === undefined) throw new Eip1193Error(4901, 'There is no EVM network to ask. Add one to the networks option.')
    return network
  }

  private needChainId(): `0x${string}` {
    const chainId = chainIdHex(this.needNetwork().id)
    if (chainId === undefined) throw new Eip1193Error(4901, 'The network in use has no chain id')
    return chainId
  }
}
