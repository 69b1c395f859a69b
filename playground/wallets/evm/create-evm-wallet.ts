import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

import { announcer, letterIcon } from './announce.js'
import { answerTo } from './answers.js'
import { approvalWindow } from './approval-window.js'
import type { WalletContext } from './context.js'
import { Emitter } from './emitter.js'
import type { EvmProvider, EvmWallet, EvmWalletOptions, EvmWalletSwitches, WalletReply, WalletRequest } from './evm-wallet.js'
import { Memory, type WalletState } from './memory.js'
import { hex } from './networks.js'
import { askNode } from './node.js'
import { type Question, Questions, type Verdict } from './questions.js'
import { WalletError } from './wallet-error.js'

/** Makes a wallet, announces it, and gives its strings into your hand. */
export function createEvmWallet(options: EvmWalletOptions): EvmWallet {
  return new Wallet(options)
}

const usual: EvmWalletSwitches = {
  conduct: 'ask',
  delay: 0,
  answersTwice: false,
  wrapsErrors: false,
  ignoresSwitch: false,
  switchesOnAdd: true,
  knowsRevoke: true,
  knowsCalls: true,
  knowsAssets: true,
}

class Wallet implements EvmWallet {
  conduct: EvmWalletSwitches['conduct']
  delay: number
  answersTwice: boolean
  wrapsErrors: boolean
  ignoresSwitch: boolean
  switchesOnAdd: boolean
  knowsRevoke: boolean
  knowsCalls: boolean
  knowsAssets: boolean
  readonly name: string
  readonly rdns: string
  readonly provider: EvmProvider
  readonly addresses: readonly string[]
  readonly requests: WalletRequest[] = []
  readonly sent: string[] = []
  private readonly accounts: readonly PrivateKeyAccount[]
  private readonly emitter = new Emitter()
  private readonly replies = new Map<string, WalletReply>()
  private readonly asked: Questions
  private readonly memory: Memory
  private readonly announcer: ReturnType<typeof announcer> | undefined
  private readonly context: WalletContext

  constructor(private readonly options: EvmWalletOptions) {
    const switches = { ...usual, ...options }
    this.conduct = switches.conduct
    this.delay = switches.delay
    this.answersTwice = switches.answersTwice
    this.wrapsErrors = switches.wrapsErrors
    this.ignoresSwitch = switches.ignoresSwitch
    this.switchesOnAdd = switches.switchesOnAdd
    this.knowsRevoke = switches.knowsRevoke
    this.knowsCalls = switches.knowsCalls
    this.knowsAssets = switches.knowsAssets
    this.name = options.name
    this.rdns = options.rdns
    this.accounts = options.privateKeys.map((key) => privateKeyToAccount(key))
    this.addresses = this.accounts.map(({ address }) => address)
    this.asked = new Questions(() => this.conduct, approvalWindow(options.name))
    this.memory = new Memory({
      key: `test-wallet:${options.rdns}`,
      storage: 'storage' in options ? options.storage : globalThis.localStorage,
      start: { isPermitted: false, isLocked: false, chainId: firstChain(options), address: this.addresses[0] ?? '', added: {} },
      changed: (before, after) => this.tell(before, after),
    })
    this.context = this.makeContext()
    this.provider = this.makeProvider()
    this.announcer = this.enter()
  }

  get account(): string {
    return this.memory.state.address
  }

  get chainId(): number {
    return this.memory.state.chainId
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

  answer(verdict: Verdict): void {
    this.asked.answer(verdict)
  }

  reply(method: string, reply?: WalletReply): void {
    if (reply === undefined) this.replies.delete(method)
    else this.replies.set(method, reply)
  }

  changeAccount(address: string): void {
    this.memory.change({ address })
  }

  changeChain(chainId: number, url?: string): void {
    const { added } = this.memory.state
    this.memory.change({ chainId, added: url === undefined ? added : { ...added, [chainId]: url } })
  }

  lock(): void {
    this.memory.change({ isLocked: true })
  }

  unlock(): void {
    this.memory.change({ isLocked: false })
  }

  revoke(): void {
    this.memory.change({ isPermitted: false })
  }

  disconnect(code = 4900): void {
    this.emitter.emit('disconnect', new WalletError(code, 'The provider is disconnected from all chains.'))
  }

  emit(event: string, payload: unknown): void {
    this.emitter.emit(event, payload)
  }

  announce(): void {
    this.announcer?.announce()
  }

  forget(): void {
    this.memory.forget()
  }

  remove(): void {
    this.answer('reject')
    this.announcer?.stop()
    this.memory.dispose()
    if (this.options.isLegacy === true) Reflect.deleteProperty(globalThis, 'ethereum')
  }

  private enter(): Wallet['announcer'] {
    const { name, rdns, icon = letterIcon(name), isLegacy, isAnnounced = true } = this.options
    if (isLegacy === true) Object.defineProperty(globalThis, 'ethereum', { value: this.provider, configurable: true, writable: true })
    return isAnnounced ? announcer({ name, rdns, icon, provider: this.provider }) : undefined
  }

  private makeProvider(): EvmProvider {
    return {
      ...this.options.flags,
      request: (request) => this.request(request),
      on: (event, listener) => this.emitter.on(event, listener),
      removeListener: (event, listener) => this.emitter.off(event, listener),
    }
  }

  private makeContext(): WalletContext {
    const { options, accounts, memory, sent } = this
    const urlOf = (chainId: number): string | undefined => options.chains[chainId] ?? memory.state.added[chainId]
    return {
      ...{ options, accounts, memory, sent, urlOf, switches: this },
      consent: (question) => this.asked.ask(question),
      visible: () => visible(memory.state, this.addresses),
      emit: (event, payload) => this.emitter.emit(event, payload),
      node: (method, params, chainId = memory.state.chainId) => {
        const url = urlOf(chainId)
        if (url === undefined) throw new WalletError(4901, `The provider is disconnected from chain ${chainId}.`)
        return askNode(url, method, params)
      },
    }
  }

  private async request({ method, params }: WalletRequest): Promise<unknown> {
    this.requests.push(params === undefined ? { method } : { method, params })
    if (this.delay > 0) await new Promise((resume) => setTimeout(resume, this.delay))
    const reply = this.replies.get(method)
    if (reply === undefined) return answerTo(this.context, method, params)
    if ('result' in reply) return reply.result
    throw new WalletError(reply.error.code, reply.error.message, reply.error.data)
  }

  private tell(before: WalletState, after: WalletState): void {
    const accounts = visible(after, this.addresses)
    if (String(accounts) !== String(visible(before, this.addresses))) this.emitter.emit('accountsChanged', accounts)
    if (before.chainId !== after.chainId) this.emitter.emit('chainChanged', hex(after.chainId))
  }
}

/** The one in use first. */
function visible({ isPermitted, isLocked, address }: WalletState, addresses: readonly string[]): readonly string[] {
  if (!isPermitted || isLocked) return []
  const active = addresses.filter((own) => own.toLowerCase() === address.toLowerCase())
  return [...active, ...addresses.filter((own) => !active.includes(own))]
}

function firstChain({ chains, chainId, rdns }: EvmWalletOptions): number {
  const first = chainId ?? Object.keys(chains)[0]
  if (first === undefined) throw new Error(`The wallet ${rdns} knows no chain: give it one in chains`)
  return Number(first)
}
