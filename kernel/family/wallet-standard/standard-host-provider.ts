import { fieldOf } from '../../src/core/foreign.js'
import type { Session } from '../../src/wallets/contract/connection.js'
import { ConnectingProvider } from '../connecting-provider.js'
import type { HostProviderParts } from '../define-family.js'
import { walletFailure } from '../failures.js'
import type { HostListener } from '../lasting-provider.js'
import { type PairedWallet, sessionWallet } from '../session-wallets.js'
import type { FeatureName } from './features.js'
import type { StandardWallet } from './standard-wallet.js'

/** An account as a host sees it. */
export interface HostAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly FeatureName[]
  readonly features: readonly FeatureName[]
}

/** The parts of a family that a host is shown by the Wallet Standard. */
export interface StandardHostOptions {
  /** Features of the family, beside those of every wallet. */
  readonly features: Readonly<Record<FeatureName, object>>
  /** The accounts of a session, the active one first, on the network in use. An address that is only watched has no wallet. */
  accounts(session: Session, wallet: StandardWallet | PairedWallet | undefined): readonly HostAccount[]
}

/**
 * Object that the libraries of a host talk to in a family of the Wallet Standard: one wallet that stays while wallets come and go. It shows
 * the accounts of the wallet in use, and hands requests to it. To connect it opens the modal; to disconnect ends the session.
 */
export class StandardHostProvider<O = unknown> extends ConnectingProvider<O> {
  readonly version = '1.0.0'
  readonly name = 'Billfold'
  readonly icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  readonly features: Readonly<Record<FeatureName, object>>

  constructor(
    parts: HostProviderParts<O>,
    private readonly options: StandardHostOptions,
  ) {
    super(parts)
    this.features = Object.freeze({
      'standard:connect': { version: '1.0.0', connect: (input?: unknown) => this.connect(input) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.leave() },
      'standard:events': { version: '1.0.0', on: (event: string, listener: HostListener) => this.addListener(event, listener) },
      ...options.features,
    })
  }

  get chains(): readonly FeatureName[] {
    return this.accounts[0]?.chains ?? []
  }

  get accounts(): readonly HostAccount[] {
    const session = this.currentSession
    if (session === undefined) return []
    return this.options.accounts(session, session.connector.isViewOnly === true ? undefined : sessionWallet(session))
  }

  protected follow(): void {
    this.when(
      () => this.accounts.map(({ address, chains }) => [address, ...chains].join()).join(';'),
      () => this.emit('change', { accounts: this.accounts }),
    )
  }

  protected needAddress(operation: string): string {
    const { address } = this
    if (address === undefined) throw walletFailure('wallet/not-connected', { operation })
    return address
  }

  /** Asks the person where nobody is connected, unless it is to be silent. */
  private async connect(input: unknown): Promise<{ readonly accounts: readonly HostAccount[] }> {
    if (fieldOf(input, 'silent') !== true) await this.connected()
    return { accounts: this.accounts }
  }
}
