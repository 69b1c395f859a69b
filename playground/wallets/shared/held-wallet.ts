import { approvalWindow } from './approval-window.js'
import { Emitter } from './emitter.js'
import { Memory, type WalletState } from './memory.js'
import { type Question, Questions, type Verdict } from './questions.js'
import type { TestWallet, WalletOptions, WalletReply, WalletSwitches } from './test-wallet.js'
import { WalletError } from './wallet-error.js'

export interface HeldWalletParts<State> {
  readonly options: WalletOptions
  readonly addresses: readonly string[]
  /** Under this name it keeps what it remembers. */
  readonly key: string
  readonly start: State
}

/** Base of the wallets of all families: a person who decides, a memory of the page, and answers that a test sets. */
export abstract class HeldWallet<State extends WalletState, Request extends { readonly method: string }> implements TestWallet<Request> {
  behavior: WalletSwitches['behavior']
  delay: number
  answersTwice: boolean
  readonly name: string
  readonly addresses: readonly string[]
  readonly requests: Request[] = []
  readonly sent: string[] = []
  protected readonly emitter: Emitter = new Emitter()
  protected readonly asked: Questions
  protected readonly memory: Memory<State>
  private readonly watchers = new Set<() => void>()
  private readonly replies = new Map<string, WalletReply>()

  constructor({ options, addresses, key, start }: HeldWalletParts<State>) {
    const { name, behavior = 'ask', delay = 0, answersTwice = false } = options
    this.behavior = behavior
    this.delay = delay
    this.answersTwice = answersTwice
    this.name = name
    this.addresses = addresses
    this.asked = new Questions(() => this.behavior, approvalWindow(name))
    this.memory = new Memory({
      key,
      start,
      storage: 'storage' in options ? options.storage : globalThis.localStorage,
      changed: (before, after) => {
        this.tell(before, after)
        for (const listener of this.watchers) listener()
      },
    })
  }

  get account(): string {
    return this.memory.state.address
  }

  get isPermitted(): boolean {
    return this.memory.state.isPermitted
  }

  get isLocked(): boolean {
    return this.memory.state.isLocked
  }

  get prompts(): number {
    return this.asked.prompts
  }

  get questions(): readonly Question[] {
    return this.asked.all
  }

  get listeners(): number {
    return this.emitter.size
  }

  onChange(listener: () => void): void {
    this.watchers.add(listener)
  }

  answer(verdict: Verdict): void {
    this.asked.answer(verdict)
  }

  reply(method: string, reply?: WalletReply): void {
    if (reply === undefined) this.replies.delete(method)
    else this.replies.set(method, reply)
  }

  changeAccount(address: string): void {
    this.change({ address })
  }

  lock(): void {
    this.change({ isLocked: true })
  }

  unlock(): void {
    this.change({ isLocked: false })
  }

  revoke(): void {
    this.change({ isPermitted: false })
  }

  forget(): void {
    this.memory.forget()
  }

  remove(): void {
    this.answer('reject')
    this.memory.dispose()
  }

  protected change(part: Partial<WalletState>): void {
    this.memory.change(part as Partial<State>)
  }

  /** Notes what is asked, takes its time, and says what it was told to say, or else the truth. */
  protected async hear(request: Request, truth: () => unknown): Promise<unknown> {
    this.requests.push(request)
    if (this.delay > 0) await new Promise((resume) => setTimeout(resume, this.delay))
    const reply = this.replies.get(request.method)
    if (reply === undefined) return truth()
    if ('result' in reply) return reply.result
    throw new WalletError(reply.error.code ?? -32603, reply.error.message, reply.error.data)
  }

  /** Tells the page what it may see of a change. */
  protected abstract tell(before: State, after: State): void
}
