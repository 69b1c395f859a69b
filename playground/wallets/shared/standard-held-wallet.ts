import type { IdentifierArray, IdentifierString, Wallet as StandardWallet, WalletAccount } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'

import { HeldWallet } from './held-wallet.js'
import { letterIcon } from './letter-icon.js'
import type { Question } from './questions.js'
import type { WalletState } from './memory.js'
import type { TestWallet, WalletOptions } from './test-wallet.js'

/** Request of a page to a wallet of the Wallet Standard: a feature and its inputs. */
export interface StandardRequest {
  readonly method: string
  readonly inputs: readonly unknown[]
}

export interface StandardWalletOptions extends WalletOptions {
  /** Ids of the chains that it serves: the local one, unless given. */
  readonly chains?: readonly IdentifierString[]
  /** Features that it does not have. */
  readonly lacks?: readonly string[]
  /** Registers by the Wallet Standard. On, unless told otherwise. */
  readonly isRegistered?: boolean
}

/** A wallet of the Wallet Standard with real keys that lives in a page. */
export interface StandardTestWallet extends TestWallet<StandardRequest> {
  /** The wallet as a page gets it. */
  readonly standard: StandardWallet
  /** The accounts that the page may see, the one in use first. */
  readonly visible: readonly WalletAccount[]
  /** The person moves the wallet to other chains. */
  changeChains(...chains: readonly IdentifierString[]): void
  /** Registers again, as a wallet does that has just come. */
  register(): void
}

export interface StandardWalletParts {
  readonly options: StandardWalletOptions
  readonly addresses: readonly string[]
  /** The namespace of its chains and features. */
  readonly family: string
  /** The features of the family, each with its facts: its version, and what else the standard wants. */
  readonly features: Readonly<Record<string, { readonly version: string }>>
}

/** Base of the wallets that register by the Wallet Standard, whatever the family. */
export abstract class StandardHeldWallet extends HeldWallet<WalletState, StandardRequest> implements StandardTestWallet {
  readonly standard: StandardWallet
  private chains: IdentifierArray
  /** An extension knows by itself which pages it was allowed on: a silent connect shows it. */
  private shown: readonly WalletAccount[] = []

  constructor(private readonly parts: StandardWalletParts) {
    const { options, addresses, family } = parts
    const start = { isPermitted: false, isLocked: false, address: addresses[0] ?? '' }
    super({ options, addresses, key: `test-wallet:${options.name}:${family}`, start })
    this.chains = options.chains ?? [`${family}:localnet`]
    this.standard = this.makeStandard()
  }

  get visible(): readonly WalletAccount[] {
    return this.shown
  }

  changeChains(...chains: readonly IdentifierString[]): void {
    this.chains = chains
    this.tell()
  }

  register(): void {
    registerWallet(this.standard)
  }

  /** The public key of an account, as it is shown. */
  protected abstract publicKey(address: string): Uint8Array

  /** Answers a feature of the family. */
  protected abstract perform(method: string, inputs: readonly unknown[]): Promise<unknown>

  /** New objects each time: wallets make their accounts anew when anything about them changes. */
  protected override tell(): void {
    const { isPermitted, isLocked, address } = this.memory.state
    const before = described(this.shown)
    const ordered = [address, ...this.addresses.filter((own) => own !== address)]
    const features = Object.keys(this.standard.features).filter((name) => !name.startsWith('standard:')) as IdentifierString[]
    this.shown =
      isPermitted && !isLocked
        ? ordered.map((own) => Object.freeze({ address: own, publicKey: this.publicKey(own), chains: this.chains, features }))
        : []
    if (described(this.shown) !== before) this.emitter.emit('change', { accounts: this.shown })
  }

  protected async connect(input?: unknown): Promise<{ readonly accounts: readonly WalletAccount[] }> {
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

  /** Asks the person one question, by which the page may see the accounts as well. */
  protected async consentToConnect(question: Question): Promise<void> {
    await this.asked.ask(question)
    this.memory.change({ isPermitted: true, isLocked: false })
    if (this.shown.length === 0) this.tell()
  }

  private makeStandard(): StandardWallet {
    const { options, features } = this.parts
    const { name, icon = letterIcon(name), lacks = [] } = options
    const run = (method: string) => ({ [method.split(':')[1] ?? '']: (...inputs: readonly unknown[]) => this.run(method, inputs) })
    const all = {
      'standard:connect': { version: '1.0.0', ...run('standard:connect') },
      'standard:disconnect': { version: '1.0.0', ...run('standard:disconnect') },
      'standard:events': { version: '1.0.0', on: (event: string, listener: (change: unknown) => void) => this.on(event, listener) },
      ...Object.fromEntries(Object.entries(features).map(([method, facts]) => [method, { ...facts, ...run(method) }])),
    }
    const own = Object.entries(all).filter(([feature]) => !lacks.includes(feature))
    const made = { version: '1.0.0', name, icon, features: Object.fromEntries(own) } as unknown as StandardWallet
    Object.defineProperty(made, 'chains', { get: () => this.chains, enumerable: true })
    return Object.defineProperty(made, 'accounts', { get: () => this.shown, enumerable: true })
  }

  private on(event: string, listener: (change: unknown) => void): () => void {
    this.emitter.on(event, listener)
    return () => this.emitter.off(event, listener)
  }

  private run(method: string, inputs: readonly unknown[]): Promise<unknown> {
    return this.hear({ method, inputs }, () => {
      if (method === 'standard:connect') return this.connect(inputs[0])
      if (method === 'standard:disconnect') return this.memory.change({ isPermitted: false })
      return this.perform(method, inputs)
    })
  }
}

function described(accounts: readonly WalletAccount[]): string {
  return accounts.map(({ address, chains }) => [address, ...chains].join()).join(';')
}
