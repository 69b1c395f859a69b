import { registerWallet } from '@wallet-standard/wallet'
import type { IdentifierArray, IdentifierString, Wallet as StandardWallet, WalletAccount } from '@wallet-standard/base'

import { HeldWallet } from '../shared/held-wallet.js'
import { letterIcon } from '../shared/letter-icon.js'
import type { WalletState } from '../shared/memory.js'
import { type FeatureContext, featureAnswers } from './features.js'
import { publicKey } from './keys.js'
import type { SolanaRequest, SolanaWallet, SolanaWalletOptions } from './solana-wallet.js'

/** Makes a wallet, registers it, and gives its strings into your hand. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  return new Wallet(options)
}

class Wallet extends HeldWallet<WalletState, SolanaRequest> implements SolanaWallet {
  readonly standard: StandardWallet
  private chains: IdentifierArray
  /** An extension knows by itself which pages it was allowed on: a silent connect shows it. */
  private shown: readonly WalletAccount[] = []

  constructor(private readonly options: SolanaWalletOptions) {
    const addresses = options.keys.map(({ address }) => address)
    const start = { isPermitted: false, isLocked: false, address: addresses[0] ?? '' }
    super({ options, addresses, key: `test-wallet:${options.name}:solana`, start })
    this.chains = options.chains ?? ['solana:localnet']
    this.standard = this.makeStandard()
    if (options.isRegistered !== false) this.register()
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

  /** New objects each time: wallets make their accounts anew when anything about them changes. */
  protected override tell(): void {
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

  private run(method: string, inputs: readonly unknown[]): Promise<unknown> {
    return this.hear({ method, inputs }, () => {
      if (method === 'standard:connect') return this.connect(inputs[0])
      if (method === 'standard:disconnect') return this.memory.change({ isPermitted: false })
      return featureAnswers[method]?.(this.context, inputs)
    })
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
}

function described(accounts: readonly WalletAccount[]): string {
  return accounts.map(({ address, chains }) => [address, ...chains].join()).join(';')
}
