import { registerWallet } from '@wallet-standard/wallet'
import type { IdentifierArray, IdentifierString, Wallet as StandardWallet, WalletAccount } from '@wallet-standard/base'

import { letterIcon } from '../evm/announce.js'
import { approvalWindow } from '../evm/approval-window.js'
import { Emitter } from '../evm/emitter.js'
import { type Question, Questions, type Verdict } from '../evm/questions.js'
import { WalletError } from '../evm/wallet-error.js'
import { type FeatureContext, featureAnswers } from './features.js'
import { publicKey } from './keys.js'
import { SolanaMemory } from './memory.js'
import type { SolanaReply, SolanaRequest, SolanaWallet, SolanaWalletOptions, SolanaWalletSwitches } from './solana-wallet.js'

/** Makes a wallet, registers it, and gives its strings into your hand. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  return new Wallet(options)
}

class Wallet implements SolanaWallet {
  conduct: SolanaWalletSwitches['conduct']
  delay: number
  answersTwice: boolean
  readonly name: string
  readonly standard: StandardWallet
  readonly addresses: readonly string[]
  readonly requests: SolanaRequest[] = []
  readonly sent: string[] = []
  private chains: IdentifierArray
  private shown: readonly WalletAccount[] = []
  private readonly emitter = new Emitter()
  private readonly replies = new Map<string, SolanaReply>()
  private readonly asked: Questions
  private readonly memory: SolanaMemory

  constructor(private readonly options: SolanaWalletOptions) {
    this.conduct = options.conduct ?? 'ask'
    this.delay = options.delay ?? 0
    this.answersTwice = options.answersTwice ?? false
    this.name = options.name
    this.addresses = options.keys.map(({ address }) => address)
    this.chains = options.chains ?? ['solana:localnet']
    this.asked = new Questions(() => this.conduct, approvalWindow(options.name))
    this.memory = new SolanaMemory({
      key: `test-wallet:${options.name}:solana`,
      storage: 'storage' in options ? options.storage : globalThis.localStorage,
      start: { isPermitted: false, isLocked: false, address: this.addresses[0] ?? '' },
      changed: () => this.tell(),
    })
    this.standard = this.makeStandard()
    // An extension knows by itself which pages it was allowed on: a silent connect shows it.
    this.shown = []
    if (options.isRegistered !== false) this.register()
  }

  get visible(): readonly WalletAccount[] {
    return this.shown
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

  reply(method: string, reply?: SolanaReply): void {
    if (reply === undefined) this.replies.delete(method)
    else this.replies.set(method, reply)
  }

  changeAccount(address: string): void {
    this.memory.change({ address })
  }

  changeChains(...chains: readonly IdentifierString[]): void {
    this.chains = chains
    this.tell()
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

  register(): void {
    registerWallet(this.standard)
  }

  forget(): void {
    this.memory.forget()
  }

  remove(): void {
    this.answer('reject')
    this.memory.dispose()
  }

  private makeStandard(): StandardWallet {
    const { name, icon = letterIcon(name), lacks = [] } = this.options
    const run =
      (method: string) =>
      (...inputs: readonly unknown[]) =>
        this.run(method, inputs)
    const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
    const features = {
      'standard:connect': { version: '1.0.0', connect: run('standard:connect') },
      'standard:disconnect': { version: '1.0.0', disconnect: run('standard:disconnect') },
      'standard:events': { version: '1.0.0', on: (event: string, listener: (change: unknown) => void) => this.on(event, listener) },
      'solana:signMessage': { version: '1.1.0', signMessage: run('solana:signMessage') },
      'solana:signTransaction': { ...versions, signTransaction: run('solana:signTransaction') },
      'solana:signAndSendTransaction': { ...versions, signAndSendTransaction: run('solana:signAndSendTransaction') },
      'solana:signIn': { version: '1.0.0', signIn: run('solana:signIn') },
    }
    const own = Object.entries(features).filter(([feature]) => !lacks.includes(feature))
    const facts = { version: '1.0.0', name, icon, features: Object.fromEntries(own) } as const
    const made = { ...facts } as StandardWallet
    Object.defineProperty(made, 'chains', { get: () => this.chains, enumerable: true })
    return Object.defineProperty(made, 'accounts', { get: () => this.shown, enumerable: true })
  }

  private on(event: string, listener: (change: unknown) => void): () => void {
    this.emitter.on(event, listener)
    return () => this.emitter.off(event, listener)
  }

  private async run(method: string, inputs: readonly unknown[]): Promise<unknown> {
    this.requests.push({ method, inputs })
    if (this.delay > 0) await new Promise((resume) => setTimeout(resume, this.delay))
    const reply = this.replies.get(method)
    if (reply !== undefined && 'result' in reply) return reply.result
    if (reply !== undefined) throw new WalletError(reply.error.code ?? -32603, reply.error.message)
    if (method === 'standard:connect') return this.connect(inputs[0])
    if (method === 'standard:disconnect') return this.memory.change({ isPermitted: false })
    return featureAnswers[method]?.(this.context, inputs)
  }

  private async connect(input?: unknown): Promise<{ readonly accounts: readonly WalletAccount[] }> {
    const { silent } = Object(input) as { readonly silent?: unknown }
    const { isPermitted, isLocked, address } = this.memory.state
    if (!isPermitted || isLocked) {
      if (silent === true) return { accounts: [] }
      await this.asked.ask({ method: 'standard:connect', title: 'Connect', details: [['Account', address]] })
      this.memory.change({ isPermitted: true, isLocked: false })
      if (this.answersTwice) this.emitter.emit('change', { accounts: this.shown })
    } else if (this.shown.length === 0) this.tell()
    return { accounts: this.shown }
  }

  private get context(): FeatureContext {
    const keyOf = (address: string): SolanaWalletOptions['keys'][number] | undefined =>
      this.shown.some((account) => account.address === address) ? this.options.keys.find((key) => key.address === address) : undefined
    return {
      url: this.options.url,
      sent: this.sent,
      keyOf,
      account: () => this.shown[0],
      consent: (question) => this.asked.ask(question),
      connect: async () => void (await this.connect()),
    }
  }

  /** New objects each time: wallets make their accounts anew when anything about them changes. */
  private tell(): void {
    const { isPermitted, isLocked, address } = this.memory.state
    const before = described(this.shown)
    const ordered = [address, ...this.addresses.filter((own) => own !== address)]
    const features = Object.keys(this.standard.features).filter((feature) => feature.startsWith('solana:')) as IdentifierString[]
    this.shown =
      isPermitted && !isLocked
        ? ordered.map((own) => Object.freeze({ address: own, publicKey: publicKey(own), chains: this.chains, features }))
        : []
    if (described(this.shown) !== before) this.emitter.emit('change', { accounts: this.shown })
  }
}

function described(accounts: readonly WalletAccount[]): string {
  return accounts.map(({ address, chains }) => [address, ...chains].join()).join(';')
}
