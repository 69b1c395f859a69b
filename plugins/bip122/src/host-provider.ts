import { type CaipNetworkId, type Session, walletError } from '@billfold/kernel'
import {
  connectByModal,
  type HostListener,
  type HostProviderParts,
  invalidRequest,
  LastingProvider,
  needSession,
  withAccount,
} from '@billfold/kernel/family'
import type { BitcoinMessage, BitcoinProvider, BitcoinProviderAccount, BitcoinPsbt } from './contract.js'
import type { BitcoinOperations } from './operations.js'

const longestMessage = 100_000

/** What a host's own libraries talk to: requests go to the wallet in use, for an account that it has right then. */
export class HostProvider extends LastingProvider implements BitcoinProvider {
  constructor(private readonly parts: HostProviderParts<BitcoinOperations>) {
    super('bip122', parts)
  }

  get address(): string | undefined {
    return this.addresses[0]
  }

  get networkId(): CaipNetworkId | undefined {
    return this.currentNetwork?.caipNetworkId
  }

  async getAccounts(): Promise<readonly BitcoinProviderAccount[]> {
    const session = await connectByModal('bip122', this.parts, this.ending.signal)
    // To close the modal is to say no.
    if (session === undefined) throw walletError('wallet/refused', {})
    const { account, accounts } = session
    return [account, ...accounts.filter(({ address }) => address !== account.address)].map(({ address, publicKey, type: purpose, path }) =>
      Object.freeze({ address, publicKey, purpose, path }),
    )
  }

  async signMessage(given: BitcoinMessage): Promise<{ readonly address: string; readonly signature: string }> {
    const { message, address, protocol } = { ...given }
    const session = this.sessionFor(address, 'signMessage')
    if (typeof message !== 'string' || message.length > longestMessage) throw invalidRequest(session, 'signMessage')
    const signature = await this.parts.operations.use(({ signing }) => signing.message(session, message, protocol))
    return { address: session.account.address, signature }
  }

  async signPsbt(given: BitcoinPsbt): Promise<{ readonly psbt: string }> {
    const { psbt, address } = { ...given }
    const session = this.sessionFor(address, 'signPsbt')
    return { psbt: await this.parts.operations.use(({ signing }) => signing.written(session, psbt)) }
  }

  async disconnect(): Promise<void> {
    if (this.currentSession !== undefined) await this.parts.connections.disconnect({ namespace: 'bip122' })
  }

  on(event: 'accountsChanged' | 'networkChanged', listener: (now: readonly string[] | CaipNetworkId | undefined) => void): () => void {
    return this.addListener(event, listener as HostListener)
  }

  protected follow(): void {
    this.when(
      () => this.addresses.join(),
      () => this.emit('accountsChanged', this.addresses),
    )
    this.when(
      () => this.networkId,
      (now) => this.emit('networkChanged', now),
    )
  }

  /** The session in use, with the account that the host names. */
  private sessionFor(address: string | undefined, operation: string): Session {
    const session = needSession(this.parts.families, 'bip122', operation)
    return address === undefined ? session : withAccount(session, address)
  }
}
