import { ConnectingProvider } from '@billfold/kernel/family'
import type { CosmosAminoSigner, CosmosDirectSigner, CosmosProvider, CosmosSignature } from '../contract.js'
import type { CosmosOperations } from '../operations.js'

/** What a host's own libraries talk to: one object that stays while wallets come and go, with signers for each chain. */
export class HostProvider extends ConnectingProvider<CosmosOperations> implements CosmosProvider {
  async enable(): Promise<void> {
    await this.connected()
  }

  getOfflineSigner(chainId: string): CosmosAminoSigner & CosmosDirectSigner {
    return { ...this.getOfflineSignerOnlyAmino(chainId), ...this.directSigner(chainId) }
  }

  getOfflineSignerOnlyAmino(chainId: string): CosmosAminoSigner {
    return {
      getAccounts: () => this.request((host) => host.accounts(chainId)),
      signAmino: (address, document) => this.request((host) => host.signAmino({ chainId, address }, document)),
    }
  }

  async getOfflineSignerAuto(chainId: string): Promise<CosmosAminoSigner | CosmosDirectSigner> {
    const prefersAmino = await this.request((host) => host.prefersAmino(chainId))
    return prefersAmino ? this.getOfflineSignerOnlyAmino(chainId) : this.directSigner(chainId)
  }

  signArbitrary(chainId: string, address: string, message: string | Uint8Array): Promise<CosmosSignature> {
    return this.request((host) => host.signArbitrary({ chainId, address }, message))
  }

  on(event: 'change', listener: () => void): () => void {
    return this.addListener(event, listener)
  }

  protected follow(): void {
    this.when(
      () => `${this.networkId}:${this.address}`,
      () => this.emit('change'),
    )
  }

  private directSigner(chainId: string): CosmosDirectSigner {
    return {
      getAccounts: () => this.request((host) => host.accounts(chainId)),
      signDirect: (address, document) => this.request((host) => host.signDirect({ chainId, address }, document)),
    }
  }

  private request<T>(ask: (host: CosmosOperations['host']) => Promise<T>): Promise<T> {
    return this.parts.operations.use(({ host }) => ask(host))
  }
}
