import { type ClockPort, type Connector, type ConnectRequest, type Grant, isPending, walletError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { makeObservable, observable, runInAction } from 'mobx'
import { solanaError } from '../errors.js'
import { networkFor } from '../networks/wallet-chains.js'
import { ask } from '../provider/ask.js'
import type { SolanaWallet } from '../provider/solana-wallet.js'
import { featureOf } from '../standard/features.js'
import { readAccounts } from '../standard/read-accounts.js'
import { standardWallet } from '../standard/standard-wallet.js'
import { followWallet, onChange, plainAccount } from './follow-wallet.js'

/** What is known of a wallet before it is asked anything. */
export interface StandardFacts {
  readonly id: string
  readonly name: string
  /** The name that it gave itself. */
  readonly claims: string
  readonly imageUrl: string | undefined
  readonly wallet: object
  readonly doubt: 'same-id' | undefined
  readonly clock: Pick<ClockPort, 'after'>
}

/** How long a wallet may take, in milliseconds: to say which accounts it still shows, and to forget a page. */
const longest = { restore: 10_000, disconnect: 1_000 } as const

/** One wallet that registered itself by the Wallet Standard. */
export class StandardConnector implements Connector {
  readonly namespace = 'solana'
  readonly type = 'ANNOUNCED'
  readonly id: string
  readonly name: string
  readonly claims: string
  readonly imageUrl?: string
  readonly provider: SolanaWallet
  doubt: 'same-id' | undefined
  private readonly mayRestore: boolean

  constructor(private readonly facts: StandardFacts) {
    const { id, name, claims, imageUrl, wallet, doubt } = facts
    this.id = id
    this.name = name
    this.claims = claims
    if (imageUrl !== undefined) this.imageUrl = imageUrl
    this.provider = standardWallet(wallet, name)
    this.doubt = doubt
    this.mayRestore = doubt === undefined
    makeObservable(this, { doubt: observable })
  }

  /** Another wallet came that goes by the same name. */
  raise(doubt: 'same-id'): void {
    runInAction(() => (this.doubt = doubt))
  }

  /** Asks the person. An answer that comes after the signal is still handed on: the kernel then gives it back. */
  async connect(request: ConnectRequest): Promise<Grant> {
    const { signal } = request
    if (signal.aborted) throw solanaError('solana/called-off', { wallet: this.name, method: 'standard:connect' })
    try {
      const grant = this.grant(await this.ask(undefined), request)
      if (grant === undefined) throw solanaError('solana/no-account', { wallet: this.name })
      return grant
    } catch (error) {
      if (!isPending(error)) throw error
      const granted = this.grantedLater(request)
      throw walletError('wallet/pending', { wallet: this.name, granted }, error.cause)
    }
  }

  /** A silent connect never prompts. No account means locked, or that the wallet has forgotten this page. */
  async reconnect(request: ConnectRequest): Promise<Grant | undefined> {
    if (!this.mayRestore) return undefined
    const limit = new AbortController()
    const stop = this.facts.clock.after(longest.restore, () => limit.abort())
    try {
      return this.grant(await this.ask({ silent: true }, AbortSignal.any([request.signal, limit.signal])), request)
    } finally {
      stop()
    }
  }

  /** Lets the wallet forget this page, where it knows how to. The connection is over whatever it answers. */
  async disconnect(): Promise<void> {
    const disconnect = featureOf(this.facts.wallet, 'standard:disconnect')
    if (disconnect === undefined) return
    const limit = new AbortController()
    const stop = this.facts.clock.after(longest.disconnect, () => limit.abort())
    try {
      await ask(() => disconnect(), { wallet: this.name, method: 'standard:disconnect', signal: limit.signal })
    } catch {
      // It may keep the page in mind: here it is disconnected all the same.
    } finally {
      stop()
    }
  }

  private async ask(input: object | undefined, signal?: AbortSignal): Promise<unknown> {
    const { name: wallet } = this
    const connect = featureOf(this.facts.wallet, 'standard:connect')
    if (connect === undefined) throw solanaError('solana/no-provider', { wallet })
    const said = await ask(() => (input === undefined ? connect() : connect(input)), { wallet, method: 'standard:connect', signal })
    // Some wallets answer nothing, and have the accounts then.
    return said === undefined ? fieldOf(this.facts.wallet, 'accounts') : fieldOf(said, 'accounts')
  }

  /** Undefined when there is no account of the family. */
  private grant(said: unknown, { network }: Pick<ConnectRequest, 'network'>): Grant | undefined {
    const { name: wallet, provider } = this
    const accounts = readAccounts(said)
    if (accounts === undefined) {
      throw solanaError('solana/invalid-answer', { wallet, method: 'standard:connect', needed: 'a list of accounts' })
    }
    const [first] = accounts
    if (first === undefined) return undefined
    const networkId = networkFor(network?.caipNetworkId, first.chains)
    const shown = { wallet: this.facts.wallet, accounts, networkId }
    return {
      accounts: accounts.map(plainAccount),
      ...(networkId !== undefined && { networkId }),
      provider,
      supportsAllNetworks: true,
      watch: (listener) => followWallet(shown, listener),
    }
  }

  /** The wallet shows an earlier request: its answer comes as a change, and nobody is asked again. */
  private grantedLater(request: ConnectRequest): Promise<Grant> {
    return new Promise((resolve) => {
      const take = (): void => {
        const accounts = fieldOf(this.facts.wallet, 'accounts')
        const grant = (readAccounts(accounts) ?? []).length === 0 ? undefined : this.grant(accounts, request)
        if (grant === undefined || request.signal.aborted) return
        stop()
        resolve(grant)
      }
      const stop = onChange(this.facts.wallet, take)
      request.signal.addEventListener('abort', stop, { once: true })
      take()
    })
  }
}
