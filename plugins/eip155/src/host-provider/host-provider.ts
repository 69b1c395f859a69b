import type { Log } from '@billfold/kernel'
import { reaction } from 'mobx'
import { arrival } from '../provider/arrival.js'
import type { Eip1193Listener, Eip1193Provider } from '../provider/eip1193.js'
import { Eip1193Error } from '../rpc/eip1193-error.js'
import { chainIdHex } from '../rpc/hex.js'
import { accountList } from './account-list.js'
import { Emitter } from './emitter.js'
import type { HostAnswers, HostAnswersNeeds } from './host-answers.js'

export interface HostProviderNeeds extends Omit<HostAnswersNeeds, 'signal'> {
  readonly log: Pick<Log, 'error'>
}

/**
 * What a host's own libraries talk to (EIP-1193): one object that stays while wallets come and go. Reads are answered by the nodes
 * of the network in use, what needs approval goes to the wallet, and what nothing allows is refused.
 */
export class HostProvider implements Eip1193Provider {
  private readonly emitter: Emitter
  private readonly ending = new AbortController()
  private answers: HostAnswers | undefined

  constructor(private readonly needs: HostProviderNeeds) {
    this.emitter = new Emitter((error) => needs.log.error('A listener of the provider failed', error))
  }

  /** Tells of accounts and networks from now on. Returns the undo. */
  start(): () => void {
    const undo = [
      reaction(
        () => this.chainId,
        (chainId) => chainId !== undefined && this.emitter.emit('chainChanged', chainId),
      ),
      reaction(
        () => accountList(this.needs.families).join(),
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
    const answers = await this.arrived()
    return answers.to(given)
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

  private get chainId(): `0x${string}` | undefined {
    const network = this.needs.families.find('eip155')?.network
    return network && chainIdHex(network.id)
  }

  /** The code that answers comes with the first question. */
  private async arrived(): Promise<HostAnswers> {
    try {
      const { HostAnswers: Arrived } = await arrival(() => import('./host-answers.js'))
      return (this.answers ??= new Arrived({ ...this.needs, signal: this.ending.signal }))
    } catch (error) {
      throw new Eip1193Error(-32603, 'A part of this page did not arrive', undefined, error)
    }
  }

  private tellAccounts(wasConnected: boolean): void {
    const list = accountList(this.needs.families)
    if (!wasConnected) this.emitter.emit('connect', { chainId: this.chainId })
    this.emitter.emit('accountsChanged', list)
    if (list.length === 0) this.emitter.emit('disconnect', new Eip1193Error(4900, 'The wallet was disconnected'))
  }
}
