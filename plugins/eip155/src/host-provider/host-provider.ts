import type { Log, Network, RpcGuard } from '@billfold/kernel'
import { reaction } from 'mobx'
import type { Eip1193Listener, Eip1193Provider } from '../provider/eip1193.js'
import type { ChainReads } from '../reads/chain-reads.js'
import { Eip1193Error, toEip1193Error } from '../rpc/eip1193-error.js'
import { chainIdHex } from '../rpc/hex.js'
import { walletReads } from '../rpc/methods.js'
import { Emitter } from './emitter.js'
import { HostAccounts, type HostAccountsNeeds } from './host-accounts.js'
import { type HostCall, readHostCall } from './host-call.js'
import { HostNetworks, type HostNetworksNeeds } from './host-networks.js'
import { HostWallet } from './host-wallet.js'

export interface HostProviderNeeds extends HostAccountsNeeds, HostNetworksNeeds {
  readonly reads: ChainReads
  readonly guard: Pick<RpcGuard, 'classify'>
  readonly log: Pick<Log, 'error'>
}

/** What nodes know; everything else is a wallet's. */
const ofNodes = /^(?:eth|net|web3)_/

/**
 * What a host's own libraries talk to (EIP-1193): one object that stays while wallets come and go. Reads are answered by the nodes
 * of the network in use, what needs approval goes to the wallet, and what nothing allows is refused.
 */
export class HostProvider implements Eip1193Provider {
  private readonly emitter: Emitter
  private readonly accounts: HostAccounts
  private readonly networks: HostNetworks
  private readonly wallet: HostWallet
  private readonly ending = new AbortController()

  constructor(private readonly needs: HostProviderNeeds) {
    this.emitter = new Emitter((error) => needs.log.error('A listener of the provider failed', error))
    this.accounts = new HostAccounts(needs)
    this.networks = new HostNetworks(needs)
    this.wallet = new HostWallet(needs)
  }

  /** Tells of accounts and networks from now on. Returns the undo. */
  start(): () => void {
    const undo = [
      reaction(
        () => this.chainId,
        (chainId) => chainId !== undefined && this.emitter.emit('chainChanged', chainId),
      ),
      reaction(
        () => this.accounts.list.join(),
        (_, before) => this.tellAccounts(before !== ''),
      ),
    ]
    return () => {
      for (const step of undo) step()
      this.emitter.clear()
      this.ending.abort(new Eip1193Error(4900, 'The page has ended this provider'))
    }
  }

  /** Libraries take it off the object: it needs no `this`. Rejects with an `Eip1193Error`, whatever happens. */
  readonly request = async (given: unknown): Promise<unknown> => {
    try {
      return await this.answer(readHostCall(given))
    } catch (error) {
      throw toEip1193Error(error)
    }
  }

  readonly on = (event: string, listener: Eip1193Listener): this => {
    this.emitter.add(event, listener)
    return this
  }

  readonly once = (event: string, listener: Eip1193Listener): this => {
    this.emitter.add(event, listener, true)
    return this
  }

  readonly removeListener = (event: string, listener: Eip1193Listener): this => {
    this.emitter.remove(event, listener)
    return this
  }

  readonly removeAllListeners = (event?: string): this => {
    this.emitter.clear(event)
    return this
  }

  readonly listenerCount = (event: string): number => this.emitter.count(event)

  private get network(): Network | undefined {
    return this.needs.chains.find('eip155')?.network
  }

  private get chainId(): `0x${string}` | undefined {
    return this.network && chainIdHex(this.network.id)
  }

  /** Never from the outside: these are about this page, and answered by what it knows. */
  private readonly own: Readonly<Record<string, (call: HostCall) => unknown>> = {
    eth_accounts: () => this.accounts.list,
    eth_requestAccounts: () => this.accounts.request(this.ending.signal),
    eth_chainId: () => this.needChainId(),
    net_version: () => String(Number(this.needChainId())),
    wallet_getPermissions: () => this.accounts.permissions(),
    wallet_requestPermissions: async () => {
      await this.accounts.request(this.ending.signal)
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
    return this.needs.reads.ask(this.needNetwork(), call, this.ending.signal)
  }

  private needNetwork(): Network {
    if (this.network === undefined) throw new Eip1193Error(4901, 'There is no EVM network to ask. Add one to the networks option.')
    return this.network
  }

  private needChainId(): `0x${string}` {
    const chainId = chainIdHex(this.needNetwork().id)
    if (chainId === undefined) throw new Eip1193Error(4901, 'The network in use has no chain id')
    return chainId
  }

  private tellAccounts(wasConnected: boolean): void {
    const { list } = this.accounts
    if (!wasConnected) this.emitter.emit('connect', { chainId: this.chainId })
    this.emitter.emit('accountsChanged', list)
    if (list.length === 0) this.emitter.emit('disconnect', new Eip1193Error(4900, 'The wallet was disconnected'))
  }
}
