import type { Account, CaipNetworkId } from '@billfold/kernel'
import { type FakeClock, fakeClock } from './fake-clock.js'

/** Answer of the person, or of the wallet itself, to the next questions. */
export type WalletBehavior = 'approve' | 'refuse' | 'fail' | 'wait'

/** Faults on the wallet's side. Each may be changed at any time. */
export interface FakeWalletFaults {
  /** `wait` leaves questions open until `answer()`: a person who looks elsewhere, or never comes back. */
  behavior: WalletBehavior
  /** Milliseconds before each answer, on the clock of the options. */
  delay: number
  /** Tells the accounts and the network again, as an event, right after a connect was answered. */
  answersTwice: boolean
  /** Says that another of its windows is open, instead of asking anybody. */
  isPending: boolean
  /** Says that it is on another network, and stays where it is. */
  ignoresSwitch: boolean
  /** Said instead of the truth: junk, a throwing proxy, a thenable. See `exoticValues`. */
  says: (() => unknown) | undefined
}

export interface FakeWalletOptions extends Partial<FakeWalletFaults> {
  readonly accounts?: readonly Account[]
  readonly networkId?: CaipNetworkId
  /** Networks the wallet knows from the start; it asks for others to be added first. */
  readonly networkIds?: readonly CaipNetworkId[]
  readonly clock?: FakeClock
  /** Signature that it gives, for families whose signatures have a form. */
  readonly signature?: string
}

/** Request to a wallet. */
export interface FakeWalletCall {
  readonly method: string
  readonly params?: unknown
}

/** The events of a fake wallet and what they carry. */
export interface FakeWalletEvents {
  accounts: readonly Account[]
  network: CaipNetworkId
  disconnect: string | undefined
}

/** Provider of the wallet. It knows no family: `connect`, `accounts`, `disconnect`, `switchNetwork`, `addNetwork`, `sign`, `send`. */
export interface FakeWalletProvider {
  readonly request: (call: FakeWalletCall) => Promise<unknown>
  readonly on: <K extends keyof FakeWalletEvents>(event: K, listener: (payload: FakeWalletEvents[K]) => void) => () => void
}

/** A wallet with a person in front of it. */
export interface FakeWallet extends FakeWalletFaults {
  readonly provider: FakeWalletProvider
  readonly accounts: readonly Account[]
  readonly networkId: CaipNetworkId
  /** True while the page is allowed to see the accounts. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  /** Everything the page asked, in order. */
  readonly calls: readonly FakeWalletCall[]
  /** Number of questions to the person, answered or not. */
  readonly prompts: number
  /** Questions that wait for a person. */
  readonly waiting: number
  /** Page-side listeners that are still there. */
  readonly listeners: number
  /** Answers every question that waits. */
  answer(behavior: 'approve' | 'refuse' | 'fail'): void
  /** The person picks accounts; the first is active. */
  changeAccounts(...accounts: readonly Account[]): void
  /** The person picks a network, known to the page or not. */
  changeNetwork(networkId: CaipNetworkId): void
  lock(): void
  unlock(): void
  /** The person takes the page's permission back: no account is left for it to see. */
  revoke(): void
  /** The person, or the wallet, ends the connection. */
  disconnect(reason?: string): void
}

/** Failures of a fake wallet: plain objects with a code, as wallets have them. */
export const walletFailures: Readonly<
  Record<'refused' | 'unknownNetwork' | 'failed' | 'pending', { readonly code: number; readonly message: string }>
> = {
  refused: { code: 4001, message: 'User rejected the request.' },
  unknownNetwork: { code: 4902, message: 'Unrecognized chain ID.' },
  failed: { code: -32603, message: 'Internal error' },
  pending: { code: -32002, message: 'A request is already pending. Please wait.' },
}

/** Hash of every transaction that a fake wallet has sent. */
export const sentHash: string = `0x${'5e'.repeat(32)}`

/** Makes a wallet for tests and for the playground: one account and one network unless told otherwise. */
export function fakeWallet(options: FakeWalletOptions = {}): FakeWallet {
  return new Wallet(options)
}

class Wallet implements FakeWallet {
  behavior: WalletBehavior
  delay: number
  answersTwice: boolean
  isPending: boolean
  ignoresSwitch: boolean
  says: (() => unknown) | undefined
  accounts: readonly Account[]
  networkId: CaipNetworkId
  isConnected = false
  isLocked = false
  prompts = 0
  readonly calls: FakeWalletCall[] = []
  readonly provider: FakeWalletProvider
  private readonly known: Set<CaipNetworkId>
  private readonly questions = new Set<(behavior: WalletBehavior) => void>()
  private readonly watchers = new Map<keyof FakeWalletEvents, Set<(payload: never) => void>>()
  private readonly clock: FakeClock
  private readonly signature: string | undefined

  constructor(options: FakeWalletOptions) {
    this.accounts = options.accounts ?? [{ address: 'account-1' }]
    this.networkId = options.networkId ?? 'example:1'
    this.known = new Set(options.networkIds ?? [this.networkId])
    this.clock = options.clock ?? fakeClock()
    this.behavior = options.behavior ?? 'approve'
    this.delay = options.delay ?? 0
    this.answersTwice = options.answersTwice ?? false
    this.isPending = options.isPending ?? false
    this.ignoresSwitch = options.ignoresSwitch ?? false
    this.says = options.says
    this.signature = options.signature
    this.provider = { request: (call) => this.request(call), on: (event, listener) => this.on(event, listener) }
  }

  get waiting(): number {
    return this.questions.size
  }

  get listeners(): number {
    return [...this.watchers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  answer(behavior: 'approve' | 'refuse' | 'fail'): void {
    for (const question of [...this.questions]) question(behavior)
  }

  changeAccounts(...accounts: readonly Account[]): void {
    this.accounts = accounts
    this.tell('accounts', this.visible())
  }

  changeNetwork(networkId: CaipNetworkId): void {
    this.networkId = networkId
    this.tell('network', networkId)
  }

  lock(): void {
    this.isLocked = true
    this.tell('accounts', [])
  }

  unlock(): void {
    this.isLocked = false
    this.tell('accounts', this.visible())
  }

  revoke(): void {
    this.isConnected = false
    this.tell('accounts', [])
  }

  disconnect(reason?: string): void {
    this.isConnected = false
    this.tell('disconnect', reason)
  }

  private visible(): readonly Account[] {
    return this.isConnected && !this.isLocked ? this.accounts : []
  }

  private on<K extends keyof FakeWalletEvents>(event: K, listener: (payload: FakeWalletEvents[K]) => void): () => void {
    const own = (payload: FakeWalletEvents[K]): void => listener(payload)
    const watchers = this.watchers.get(event) ?? new Set()
    this.watchers.set(event, watchers.add(own))
    return () => void watchers.delete(own)
  }

  private tell<K extends keyof FakeWalletEvents>(event: K, payload: FakeWalletEvents[K]): void {
    for (const listener of [...(this.watchers.get(event) ?? [])]) listener(payload as never)
  }

  private async request(call: FakeWalletCall): Promise<unknown> {
    this.calls.push(call)
    if (this.delay > 0) await new Promise<void>((resolve) => this.clock.after(this.delay, resolve))
    const answer = this.answers[call.method]
    if (answer === undefined) throw { code: -32601, message: `The method ${call.method} does not exist` }
    return answer(call.params)
  }

  private readonly answers: Readonly<Record<string, (params: unknown) => unknown>> = {
    accounts: () => this.said(this.visible()),
    network: () => this.said(this.networkId),
    disconnect: () => void (this.isConnected = false),
    connect: async () => {
      await this.consent()
      this.isConnected = true
      this.isLocked = false
      if (this.answersTwice) {
        this.tell('accounts', this.visible())
        this.tell('network', this.networkId)
      }
      return this.said(this.visible())
    },
    switchNetwork: async (networkId) => {
      if (!this.known.has(networkId as CaipNetworkId)) throw walletFailures.unknownNetwork
      await this.consent()
      if (!this.ignoresSwitch) this.changeNetwork(networkId as CaipNetworkId)
    },
    addNetwork: async (networkId) => {
      await this.consent()
      this.known.add(networkId as CaipNetworkId)
    },
    send: async () => {
      await this.consent()
      return this.said(sentHash)
    },
    sign: async (message) => {
      await this.consent()
      return this.said(this.signature ?? `signed(${String(message)})`)
    },
  }

  private said(truth: unknown): unknown {
    return this.says === undefined ? truth : this.says()
  }

  private async consent(): Promise<void> {
    if (this.isPending) throw walletFailures.pending
    this.prompts += 1
    const behavior = this.behavior === 'wait' ? await this.ask() : this.behavior
    if (behavior === 'refuse') throw walletFailures.refused
    if (behavior === 'fail') throw walletFailures.failed
  }

  private ask(): Promise<WalletBehavior> {
    return new Promise((resolve) => {
      const question = (behavior: WalletBehavior): void => {
        this.questions.delete(question)
        resolve(behavior)
      }
      this.questions.add(question)
    })
  }
}
