import type { Billfold } from '@billfold/ui'
import {
  BaseWalletAdapter,
  type MessageSignerWalletAdapterProps,
  type SignInMessageSignerWalletAdapterProps,
  type SignerWalletAdapterProps,
  type SupportedTransactionVersions,
  type WalletAdapterProps,
  type WalletName,
  WalletConnectionError,
  WalletNotConnectedError,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import type { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import type { PublicKey } from '@solana/web3.js'

import { eventsOf } from './events-of.js'
import { icon } from './icon.js'

/**
 * The wallet of a handle as the wallet adapter has wallets: connecting opens the modal, and whoever is connected there is connected here. It
 * holds nothing of its own; what is asked of it is asked by the Wallet Standard.
 */
export class BillfoldWalletAdapter extends BaseWalletAdapter {
  readonly name = 'Billfold' as WalletName<'Billfold'>
  readonly url = 'https://github.com/billfold/billfold'
  readonly icon: string = icon
  readonly readyState: WalletReadyState = typeof document === 'undefined' ? WalletReadyState.Unsupported : WalletReadyState.Installed
  readonly supportedTransactionVersions: SupportedTransactionVersions = new Set(['legacy', 0] as const)
  private loading: Promise<StandardWalletAdapter> | undefined
  private standard: StandardWalletAdapter | undefined
  private attempts = 0

  constructor(private readonly billfold: Billfold) {
    super()
    if (this.readyState === WalletReadyState.Unsupported) return
    billfold.subscribe(() => this.follow())
    this.follow()
  }

  get publicKey(): PublicKey | null {
    return this.standard?.publicKey ?? null
  }

  get connecting(): boolean {
    return this.attempts > 0
  }

  get signMessage(): MessageSignerWalletAdapterProps['signMessage'] | undefined {
    return this.standard?.signMessage && ((message) => this.needed('signMessage')(message))
  }

  get signTransaction(): SignerWalletAdapterProps['signTransaction'] | undefined {
    return this.standard?.signTransaction && ((transaction) => this.needed('signTransaction')(transaction))
  }

  get signAllTransactions(): SignerWalletAdapterProps['signAllTransactions'] | undefined {
    return this.standard?.signAllTransactions && ((transactions) => this.needed('signAllTransactions')(transactions))
  }

  get signIn(): SignInMessageSignerWalletAdapterProps['signIn'] | undefined {
    return this.standard?.signIn && ((input) => this.needed('signIn')(input))
  }

  /** Opens the modal unless somebody is connected. Rejects when the visitor closes it without a wallet. */
  async connect(): Promise<void> {
    this.attempts += 1
    try {
      const standard = await this.load()
      await standard.connect()
    } finally {
      this.attempts -= 1
    }
  }

  /** Takes over what the modal restored, and asks nobody. */
  override async autoConnect(): Promise<void> {
    await this.billfold.ready
    if (this.isConnectedInModal) await this.connect()
  }

  async disconnect(): Promise<void> {
    await this.billfold.disconnect({ namespace: 'solana' })
  }

  readonly sendTransaction: WalletAdapterProps['sendTransaction'] = async (...given) => {
    if (this.standard === undefined) throw new WalletNotConnectedError()
    return this.standard.sendTransaction(...given)
  }

  private get isConnectedInModal(): boolean {
    return this.billfold.getSnapshot().families['solana']?.account.status === 'connected'
  }

  /** A wallet was connected in the modal: it is connected here too. Its end, and another account, come by the standard. */
  private follow(): void {
    if (!this.isConnectedInModal || this.connected || this.connecting) return
    // What fails is told by an `error` event, as the library has it.
    this.connect().catch(() => undefined)
  }

  private needed<N extends 'signAllTransactions' | 'signIn' | 'signMessage' | 'signTransaction'>(
    name: N,
  ): NonNullable<StandardWalletAdapter[N]> {
    const { [name]: found } = this.standard ?? {}
    if (found === undefined) throw new WalletNotConnectedError()
    return found.bind(this.standard) as NonNullable<StandardWalletAdapter[N]>
  }

  private load(): Promise<StandardWalletAdapter> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = undefined
      throw error
    })
    return this.loading
  }

  private async fetch(): Promise<StandardWalletAdapter> {
    const [provider, { StandardWalletAdapter: Adapter }] = await Promise.all([
      this.billfold.getProvider('solana'),
      import('@solana/wallet-standard-wallet-adapter-base'),
    ])
    if (provider === undefined) throw new WalletConnectionError('Register solana() of @billfold/solana first.')
    const standard = new Adapter({ wallet: provider as never })
    const [theirs, own] = [eventsOf(standard), eventsOf(this)]
    theirs.on('connect', (key) => own.emit('connect', key))
    theirs.on('disconnect', () => own.emit('disconnect'))
    theirs.on('error', (error) => own.emit('error', error))
    this.standard = standard
    return standard
  }
}

// What the provider of the family is, for `getProvider`.
export type {} from '@billfold/solana/contract'
