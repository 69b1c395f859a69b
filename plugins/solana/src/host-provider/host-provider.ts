import type { CaipNetworkId, Families, Log, Session } from '@billfold/kernel'
import { reaction } from 'mobx'
import type { SolanaAdapter } from '../adapter/solana-adapter.js'
import type { SolanaProvider, SolanaProviderAccount, SolanaSendingSigner, SolanaSigner } from '../contract.js'
import { solanaError } from '../errors.js'
import { arrival } from '../provider/arrival.js'
import { hostAccounts } from './host-accounts.js'
import type { HostFeatures, HostFeaturesNeeds } from './host-features.js'

export interface HostProviderNeeds {
  readonly families: Pick<Families, 'find'>
  readonly adapter: Pick<SolanaAdapter, 'tools'>
  readonly log: Pick<Log, 'error'>
}

type Listener = (change: { readonly accounts?: readonly SolanaProviderAccount[] }) => void

/**
 * What a host's own libraries talk to: a wallet by the Wallet Standard, one object that stays while wallets come and go. It shows the
 * accounts of the wallet in use, and hands requests to it.
 */
export class HostProvider implements SolanaProvider, HostFeaturesNeeds {
  readonly version = '1.0.0'
  readonly name = 'Billfold'
  readonly icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  readonly features: SolanaProvider['features']
  private readonly listeners = new Set<Listener>()
  private answers: HostFeatures | undefined

  constructor(private readonly needs: HostProviderNeeds) {
    const late =
      (name: keyof HostFeatures) =>
      async (...inputs: readonly unknown[]) =>
        (await this.arrived())[name](...inputs)
    this.features = Object.freeze({
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: this.accounts }) },
      'standard:events': { version: '1.0.0', on: (_event: string, listener: Listener) => this.on(listener) },
      'solana:signMessage': { version: '1.1.0', signMessage: late('signMessage') },
      'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions: ['legacy', 0], signTransaction: late('signTransaction') },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: late('signAndSendTransaction'),
      },
      'solana:signIn': { version: '1.0.0', signIn: late('signIn') },
    })
  }

  get chains(): SolanaProvider['chains'] {
    return this.accounts[0]?.chains ?? []
  }

  get accounts(): readonly SolanaProviderAccount[] {
    return hostAccounts(this.session)
  }

  get address(): string | undefined {
    return this.session?.account.address
  }

  get networkId(): CaipNetworkId | undefined {
    return this.needs.families.find('solana')?.network?.caipNetworkId
  }

  /** The session in use. */
  get session(): Session | undefined {
    return this.needs.families.find('solana')?.session
  }

  get adapter(): Pick<SolanaAdapter, 'tools'> {
    return this.needs.adapter
  }

  signer(): SolanaSigner {
    const address = this.needAddress()
    return Object.freeze({
      address,
      modifyAndSignMessages: async (messages) => (await signers()).signMessages({ address, features: await this.arrived() }, messages),
      modifyAndSignTransactions: async (transactions) =>
        (await signers()).signTransactions({ address, features: await this.arrived() }, transactions),
    } satisfies SolanaSigner)
  }

  sendingSigner(): SolanaSendingSigner {
    const address = this.needAddress()
    return Object.freeze({
      address,
      signAndSendTransactions: async (transactions) =>
        (await signers()).sendTransactions({ address, features: await this.arrived() }, transactions),
    } satisfies SolanaSendingSigner)
  }

  /** Tells of accounts from now on. Returns the undo. */
  start(): () => void {
    const stop = reaction(
      () => this.accounts.map(({ address, chains }) => [address, ...chains].join()).join(';'),
      () => this.tell(),
    )
    return () => {
      stop()
      this.listeners.clear()
    }
  }

  private on(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private tell(): void {
    const { accounts } = this
    for (const listener of this.listeners) {
      try {
        listener({ accounts })
      } catch (error) {
        this.needs.log.error('A listener of the provider failed', error)
      }
    }
  }

  private needAddress(): string {
    const { address } = this
    if (address === undefined) throw solanaError('solana/not-connected', {})
    return address
  }

  /** The code that answers comes with the first question. */
  private async arrived(): Promise<HostFeatures> {
    const { HostFeatures: Arrived } = await arrival(() => import('./host-features.js'))
    return (this.answers ??= new Arrived(this))
  }
}

function signers(): Promise<typeof import('./signers.js')> {
  return arrival(() => import('./signers.js'))
}
