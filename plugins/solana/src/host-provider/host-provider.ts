import { type CaipNetworkId, walletError } from '@billfold/kernel'
import { type HostProviderParts, LastingProvider, connectByModal, fieldOf, walletFailure } from '@billfold/kernel/family'
import type { SolanaProvider, SolanaProviderAccount, SolanaSendingSigner, SolanaSigner } from '../contract.js'
import type { SolanaOperations } from '../operations.js'
import { hostAccounts } from './host-accounts.js'
import type { HostFeatures } from './host-features.js'

type Listener = (change: { readonly accounts?: readonly SolanaProviderAccount[] }) => void

/**
 * What a host's own libraries talk to: a wallet by the Wallet Standard, one object that stays while wallets come and go. It shows the
 * accounts of the wallet in use, and hands requests to it.
 */
export class HostProvider extends LastingProvider implements SolanaProvider {
  readonly version = '1.0.0'
  readonly name = 'Billfold'
  readonly icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  readonly features: SolanaProvider['features']

  constructor(private readonly parts: HostProviderParts<SolanaOperations>) {
    super('solana', parts)
    const { operations } = parts
    const late =
      (name: keyof HostFeatures) =>
      (...inputs: readonly unknown[]) =>
        operations.use<unknown>(({ features }) => features[name](...inputs))
    const supportedTransactionVersions = ['legacy', 0]
    this.features = Object.freeze({
      'standard:connect': { version: '1.0.0', connect: (input: unknown) => this.connect(input) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.disconnect() },
      'standard:events': { version: '1.0.0', on: (event: string, listener: Listener) => this.addListener(event, listener as never) },
      'solana:signMessage': { version: '1.1.0', signMessage: late('signMessage') },
      'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions, signTransaction: late('signTransaction') },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: late('signAndSendTransaction'),
      },
      'solana:signIn': { version: '1.0.0', signIn: late('signIn') },
    })
  }

  get chains(): SolanaProvider['chains'] {
    return this.accounts[0]?.chains ?? []
  }

  get accounts(): readonly SolanaProviderAccount[] {
    return hostAccounts(this.currentSession)
  }

  get address(): string | undefined {
    return this.addresses[0]
  }

  get networkId(): CaipNetworkId | undefined {
    return this.currentNetwork?.caipNetworkId
  }

  signer(): SolanaSigner {
    const address = this.needAddress('signer')
    const { operations } = this.parts
    return Object.freeze({
      address,
      modifyAndSignMessages: (messages) => operations.use(({ signers, features }) => signers.signMessages({ address, features }, messages)),
      modifyAndSignTransactions: (transactions) =>
        operations.use(({ signers, features }) => signers.signTransactions({ address, features }, transactions)),
    } satisfies SolanaSigner)
  }

  sendingSigner(): SolanaSendingSigner {
    const address = this.needAddress('sendingSigner')
    const { operations } = this.parts
    return Object.freeze({
      address,
      signAndSendTransactions: (transactions) =>
        operations.use(({ signers, features }) => signers.sendTransactions({ address, features }, transactions)),
    } satisfies SolanaSendingSigner)
  }

  /** Asks the person where nobody is connected, unless it is to be silent. Who closes the modal has said no. */
  private async connect(input: unknown): Promise<{ readonly accounts: readonly SolanaProviderAccount[] }> {
    if (fieldOf(input, 'silent') !== true) {
      const session = await connectByModal('solana', this.parts, this.ending.signal)
      if (session === undefined) throw walletError('wallet/refused', {})
    }
    return { accounts: this.accounts }
  }

  /** Leaving through the libraries of a host ends the connection, as a press on Disconnect does. */
  private async disconnect(): Promise<void> {
    if (this.currentSession !== undefined) await this.parts.connections.disconnect({ namespace: 'solana' })
  }

  protected follow(): void {
    this.when(
      () => this.accounts.map(({ address, chains }) => [address, ...chains].join()).join(';'),
      () => this.emit('change', { accounts: this.accounts }),
    )
  }

  private needAddress(operation: string): string {
    const { address } = this
    if (address === undefined) throw walletFailure('wallet/not-connected', { operation })
    return address
  }
}
