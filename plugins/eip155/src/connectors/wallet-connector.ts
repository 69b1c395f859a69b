import {
  type ClockPort,
  type Connector,
  type ConnectorType,
  type ConnectRequest,
  type Grant,
  isPending,
  walletError,
} from '@billfold/kernel'
import { eip155Error } from '../errors.js'
import { readAccounts, readChainId } from '../provider/answers.js'
import { askAtOnce } from '../provider/ask-at-once.js'
import { askWallet } from '../provider/ask-wallet.js'
import { fieldOf } from '@billfold/kernel/family'
import { followWallet } from './follow-wallet.js'
import { grantedLater } from './granted-later.js'
import { revoke } from './revoke.js'
import { untilClosed } from './until-closed.js'

/** What is known of a wallet before it is asked anything. */
export interface WalletFacts {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  /** A picture as a data URI. */
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** Gives the provider. */
  readonly load: () => unknown
  /** False for a wallet that is not who it says it is for certain: it is never connected without a click. */
  readonly mayRestore?: boolean
}

/** How long a wallet may take to say which accounts it still shows, in milliseconds. */
const longestRestore = 10_000

/** One EVM wallet that is there by a provider: announced, injected, or brought by the host. */
export class WalletConnector implements Connector {
  readonly namespace = 'eip155'
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly imageUrl?: string
  readonly info?: { readonly rdns: string }
  /** As the wallet gave it: the same object as everybody else has. Undefined until it is loaded. */
  provider: unknown
  /** What is open in the wallet right now. */
  private readonly open = new Set<Promise<unknown>>()

  constructor(
    private readonly facts: WalletFacts,
    private readonly clock: Pick<ClockPort, 'after'>,
  ) {
    const { id, type, name, imageUrl, rdns } = facts
    this.id = id
    this.type = type
    this.name = name
    if (imageUrl !== undefined) this.imageUrl = imageUrl
    if (rdns !== undefined) this.info = Object.freeze({ rdns })
  }

  /** Asks the person. An answer that comes after the signal is still handed on: the kernel then gives it back. */
  async connect({ signal }: ConnectRequest): Promise<Grant> {
    const provider = await this.reach()
    if (signal.aborted) throw eip155Error('eip155/called-off', { wallet: this.name, method: 'eth_requestAccounts' })
    const earlier = [...this.open]
    try {
      return await this.grant(await untilClosed(this.ask(provider), { provider, signal, wallet: this.name }))
    } catch (error) {
      if (!isPending(error)) throw error
      const granted = grantedLater({ provider, open: earlier, signal }).then((said) => this.grant(said))
      // Whoever called it off does not hear how it ended.
      granted.catch(() => undefined)
      throw walletError('wallet/pending', { wallet: this.name, granted }, error.cause)
    }
  }

  /** `eth_accounts` never prompts. An empty list means locked, or that the wallet has forgotten this page. */
  async reconnect({ signal }: ConnectRequest): Promise<Grant | undefined> {
    if (this.facts.mayRestore === false) return undefined
    const limit = new AbortController()
    const stop = this.clock.after(longestRestore, () => limit.abort())
    const options = { wallet: this.name, signal: AbortSignal.any([signal, limit.signal]) }
    try {
      const said = await askWallet(await this.reach(), { method: 'eth_accounts' }, options)
      return readAccounts(said)?.length === 0 ? undefined : await this.grant(said, options.signal)
    } finally {
      stop()
    }
  }

  /** Lets the wallet forget this page, where it knows how to. */
  async disconnect(): Promise<void> {
    if (this.provider !== undefined) await revoke(this.provider, this.clock)
  }

  private ask(provider: unknown): Promise<unknown> {
    const answer = askWallet(provider, { method: 'eth_requestAccounts' }, { wallet: this.name })
    const forget = (): void => void this.open.delete(answer)
    this.open.add(answer)
    answer.then(forget, forget)
    return answer
  }

  private async grant(said: unknown, signal?: AbortSignal): Promise<Grant> {
    const { provider, clock, name: wallet } = this
    const accounts = readAccounts(said)
    if (accounts === undefined) {
      throw eip155Error('eip155/invalid-answer', { wallet, method: 'eth_requestAccounts', needed: 'a list of addresses' })
    }
    if (accounts.length === 0) throw eip155Error('eip155/no-account', { wallet })
    const networkId = readChainId(await askAtOnce(provider, { method: 'eth_chainId' }, { wallet, signal, clock }))
    if (networkId === undefined) throw eip155Error('eip155/invalid-answer', { wallet, method: 'eth_chainId', needed: 'a chain id' })
    const shown = { provider, accounts, networkId }
    return { ...shown, supportsAllNetworks: true, watch: (listener) => followWallet(shown, listener) }
  }

  private async reach(): Promise<unknown> {
    const { name: wallet } = this
    this.provider ??= await this.load()
    if (typeof fieldOf(this.provider, 'request') === 'function') return this.provider
    this.provider = undefined
    throw eip155Error('eip155/no-provider', { wallet })
  }

  private async load(): Promise<unknown> {
    try {
      return await this.facts.load()
    } catch (error) {
      throw eip155Error('eip155/no-provider', { wallet: this.name }, error)
    }
  }
}
