import type { CaipNetworkId, Session } from '@billfold/kernel'
import { type HostListener, ConnectingProvider, invalidRequest, needSession, withAccount } from '@billfold/kernel/family'
import type { BitcoinMessage, BitcoinProvider, BitcoinProviderAccount, BitcoinPsbt } from './contract.js'
import type { BitcoinOperations } from './operations.js'

const longestMessage = 100_000

/** What a host's own libraries talk to: requests go to the wallet in use, for an account that it has right then. */
export class HostProvider extends ConnectingProvider<BitcoinOperations> implements BitcoinProvider {
  async getAccounts(): Promise<readonly BitcoinProviderAccount[]> {
    const { account, accounts } = await this.connected()
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

  disconnect(): Promise<void> {
    return this.leave()
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
