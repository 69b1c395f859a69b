import { makeObservable, observable, runInAction } from 'mobx'
import type { CaipNetworkId, ChainNamespace } from '../src/core/caip/ids.js'
import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import { type Lazy, lazy } from '../src/core/lazy.js'
import type { Log } from '../src/core/log/log.js'
import type { ClockPort } from '../src/core/ports.js'
import type { Grant } from '../src/wallets/contract/connection.js'
import type { ConnectRequest, Connector, ConnectorType } from '../src/wallets/contract/connector.js'
import { isPending, walletError } from '../src/wallets/errors/wallet-refused.js'
import { type AskOptions, type MayAsk, timeLimit } from './ask-wallet.js'
import { type FailureTable, walletFailure } from './failures.js'
import { holdMethods } from './held-methods.js'
import { plainAccount } from './plain-account.js'
import type { AskAlong, SignAlong, SignedByAccount } from './sign-along.js'
import { untilClosed } from './until-closed.js'
import { type WalletAsk, type WalletDriver, walletAsk } from './wallet-driver.js'
import { type WalletFacts, listedConnector, raisedDoubt } from './wallet-facts.js'

/** Parts of the family that a connector works with. */
export interface ConnectorFamily<W extends object = object> {
  readonly namespace: ChainNamespace
  readonly driver: WalletDriver<W>
  readonly failures: FailureTable
  readonly mayAsk: MayAsk
  readonly clock: Pick<ClockPort, 'after'>
  /** Loads what accounts are read with, where that comes late: it is on its way while the wallet is asked. Tried again where it does not arrive. */
  readonly prepare?: (() => Promise<unknown>) | undefined
  /** The way of a wallet to connect and sign in by one prompt; undefined for one that has none. */
  readonly signAlong?: ((wallet: unknown) => SignAlong | undefined) | undefined
  /** Hears of a wallet that failed at that, and of code that did not arrive. */
  readonly log?: Pick<Log, 'warn'> | undefined
}

/**
 * How long a wallet may take, in milliseconds: to say which accounts it still shows, to forget a page, and to answer what it asks
 * nobody about. One whose code has ended never answers.
 */
export const walletLimits = { restore: 10_000, disconnect: 1_000, silent: 30_000 } as const

/** One wallet of a family, however it was found. */
export class WalletConnector<W extends object = object> implements Connector {
  declare readonly namespace: ChainNamespace
  declare readonly id: string
  declare readonly type: ConnectorType
  declare readonly name: string
  declare readonly imageUrl?: string
  declare readonly info?: NonNullable<Connector['info']>
  declare readonly looksLike?: string
  declare readonly networkIds?: readonly CaipNetworkId[]
  declare doubt: Connector['doubt']
  /** The wallet as a session carries it. Undefined until it is loaded. */
  provider: unknown
  private wallet: W | undefined
  /** Requests for accounts that are open in the wallet right now. */
  private readonly open = new Set<Promise<unknown>>()
  /** The person said no to connecting and signing in at once: the next try asks for accounts alone. */
  private hasRefusedAlong = false
  private readonly late: Lazy<AfterConnecting>

  constructor(
    private readonly facts: WalletFacts,
    private readonly family: ConnectorFamily<W>,
  ) {
    const load = async (): Promise<AfterConnecting> => (await Promise.all([import('./after-connecting.js'), family.prepare?.()]))[0]
    this.late = lazy(load, {
      what: `what ${facts.name} tells`,
      clock: family.clock,
      onRetry: (message, error) => family.log?.warn(message, error),
    })
    Object.assign(this, listedConnector(facts, family.namespace))
    makeObservable(this, { doubt: observable })
  }

  /** Notes that another wallet came that casts a doubt on this one. */
  raise(doubt: NonNullable<Connector['doubt']>): void {
    runInAction(() => (this.doubt = raisedDoubt(this.doubt, doubt)))
  }

  /** Asks the person. An answer that comes after the signal is still handed on: the kernel then gives it back. */
  async connect(request: ConnectRequest): Promise<Grant> {
    const { signal, network } = request
    const { name, family } = this
    const { driver } = family
    const wallet = await this.reach()
    // To connect it is to want the wallet that is there now.
    holdMethods(wallet, driver.methods)
    const call = { wallet: name, method: driver.connectMethod }
    if (signal.aborted) throw walletFailure('wallet/called-off', call)
    const wanted = network?.caipNetworkId
    const earlier = [...this.open]
    const ready = this.prepare()
    let signed: SignedByAccount | undefined
    try {
      const answer = this.track(this.askForAccounts(wallet, request, (one) => (signed = one)))
      const said = await untilClosed(answer, { ...call, listen: (events) => driver.listen?.(wallet, events), signal })
      const { withSigned } = await ready
      const grant = await this.grant(wallet, said, { wanted, ready })
      return signed === undefined ? grant : withSigned(grant, signed, request)
    } catch (error) {
      if (!isPending(error)) throw error
      const { grantedLater } = await ready
      const granted = grantedLater({ wallet, driver, open: earlier, signal, ask: this.ask(wallet) }).then((said) =>
        this.grant(wallet, said, { wanted, ready }),
      )
      // A visitor who called it off does not hear how it ended.
      granted.catch(() => undefined)
      throw walletError('wallet/pending', { wallet: name, granted }, error.cause)
    }
  }

  /** Never prompts. No account means locked, or that the wallet has forgotten this page. */
  async reconnect({ signal, network, known }: ConnectRequest): Promise<Grant | undefined> {
    if (this.facts.mayRestore === false) return undefined
    const { driver, clock } = this.family
    const limit = timeLimit({ clock, milliseconds: walletLimits.restore }, signal)
    try {
      const wallet = await this.reach()
      const ready = this.prepare()
      const said = await driver.accounts(wallet, this.ask(wallet, { signal: limit.signal }), network).catch((error: unknown) => {
        if (driver.keepsAccounts === true && known !== undefined && isBillfoldError(error, 'wallet/unsupported')) return known
        throw error
      })
      await ready
      if (driver.readAccounts(said)?.length === 0) return undefined
      return await this.grant(wallet, said, { wanted: network?.caipNetworkId, ready, signal: limit.signal })
    } finally {
      limit.stop()
    }
  }

  /** Lets the wallet forget this page, where it knows how to. Here the connection is over whatever it answers. */
  async disconnect(): Promise<void> {
    const { wallet } = this
    const { driver, clock } = this.family
    if (wallet === undefined) return
    const limit = timeLimit({ clock, milliseconds: walletLimits.disconnect })
    try {
      await driver.disconnect?.(wallet, this.ask(wallet, { signal: limit.signal }))
    } catch {
      // It may keep the page in mind: here it is disconnected all the same.
    } finally {
      limit.stop()
    }
  }

  /** Asks the person for accounts, and for a sign-in by the same prompt where the wallet knows how. */
  private askForAccounts(wallet: W, request: ConnectRequest, keep: (signed: SignedByAccount) => void): Promise<unknown> {
    const { driver, signAlong: wayOf } = this.family
    const connect = (): Promise<unknown> => driver.connect(wallet, this.ask(wallet), request.network)
    const sign = request.signIn === undefined || this.hasRefusedAlong ? undefined : wayOf?.(this.provider)
    return sign === undefined ? connect() : this.askAlong({ sign, request, connect, keep, shown: () => this.shown(wallet) })
  }

  private async askAlong(asked: Omit<AskAlong, 'calledOff' | 'onFailure' | 'onRefusal'>): Promise<unknown> {
    const { name, family } = this
    // The accounts that it shows are read before it is asked.
    const { askAlong } = await this.prepare()
    return askAlong({
      ...asked,
      calledOff: () => walletFailure('wallet/called-off', { wallet: name, method: family.driver.connectMethod }),
      onRefusal: () => (this.hasRefusedAlong = true),
      onFailure: (error) => family.log?.warn(`${name} did not sign in while connecting`, error),
    })
  }

  /** The accounts that the wallet shows by itself; undefined for none. */
  private shown(wallet: W): unknown {
    const { driver } = this.family
    const said = driver.shown?.(wallet)
    return (driver.readAccounts(said) ?? []).length > 0 ? said : undefined
  }

  private async grant(wallet: W, said: unknown, { wanted, ready, signal }: Wanted): Promise<Grant> {
    const { followWallet } = await ready
    const { name } = this
    const { driver, clock } = this.family
    const accounts = driver.readAccounts(said)
    if (accounts === undefined)
      throw walletFailure('wallet/invalid-answer', { wallet: name, method: driver.connectMethod, needed: driver.needed })
    if (accounts.length === 0) throw walletFailure('wallet/no-account', { wallet: name })
    const silentAfter = { clock, milliseconds: walletLimits.silent }
    const networkId = (await driver.network?.(wallet, this.ask(wallet, { signal, silentAfter }))) ?? driver.networkOf?.(accounts, wanted)
    const shown = { accounts: accounts.map(plainAccount), networkId }
    return {
      accounts: shown.accounts,
      ...(networkId !== undefined && { networkId }),
      provider: this.provider,
      supportsAllNetworks: true,
      watch: (listener) => followWallet({ wallet, driver, shown, ask: (ending) => this.ask(wallet, { signal: ending }) }, listener),
    }
  }

  /** Loads what reads and follows accounts, while the wallet is asked. Who waits for it hears of a failure; nobody else does. */
  private prepare(): Promise<AfterConnecting> {
    const ready = this.late.load()
    ready.catch(() => undefined)
    return ready
  }

  private ask(wallet: W, options: Pick<AskOptions, 'signal' | 'silentAfter'> = {}): WalletAsk {
    const { driver, failures, mayAsk } = this.family
    return walletAsk(wallet, { ...options, wallet: this.name, failures: driver.failures ?? failures, mayAsk })
  }

  private track(answer: Promise<unknown>): Promise<unknown> {
    const forget = (): void => void this.open.delete(answer)
    this.open.add(answer)
    answer.then(forget, forget)
    return answer
  }

  /** The wallet, loaded. One that is none, or does not load, can be tried again. */
  private async reach(): Promise<W> {
    if (this.wallet !== undefined) return this.wallet
    const { driver } = this.family
    const loaded = await this.load()
    if (!driver.isWallet(loaded)) throw walletFailure('wallet/no-provider', { wallet: this.name })
    holdMethods(loaded, driver.methods)
    this.provider = driver.provider === undefined ? loaded : driver.provider(loaded, this.name)
    return (this.wallet = loaded)
  }

  private async load(): Promise<unknown> {
    try {
      return await this.facts.load()
    } catch (error) {
      throw walletFailure('wallet/no-provider', { wallet: this.name }, error)
    }
  }
}

type AfterConnecting = typeof import('./after-connecting.js')

interface Wanted {
  readonly wanted: CaipNetworkId | undefined
  readonly ready: Promise<AfterConnecting>
  readonly signal?: AbortSignal | undefined
}
