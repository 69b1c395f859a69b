import { type HostListener, type HostProviderParts, ConnectingProvider } from '@billfold/kernel/family'
import type { PolkadotAccount, PolkadotProvider } from '../contract.js'
import type { PolkadotOperations } from '../operations.js'

/** What a host's own libraries talk to: an extension of `injectedWeb3`, one object that stays while wallets come and go. */
export class HostProvider extends ConnectingProvider<PolkadotOperations> implements PolkadotProvider {
  readonly name = 'billfold'
  readonly version = '1.0.0'
  readonly accounts: PolkadotProvider['accounts']
  readonly signer: PolkadotProvider['signer']

  constructor(parts: HostProviderParts<PolkadotOperations>) {
    super(parts)
    const { operations } = parts
    this.accounts = Object.freeze({
      get: async () => this.shown(),
      subscribe: (listener: (accounts: PolkadotAccount[]) => void) => {
        const undo = this.addListener('accounts', listener as HostListener)
        listener(this.shown())
        return undo
      },
    })
    this.signer = Object.freeze({
      signRaw: (request: unknown) => operations.use(({ signer }) => signer.signRaw(request)),
      signPayload: (payload: unknown) => operations.use(({ signer }) => signer.signPayload(payload)),
    })
  }

  async enable(): Promise<PolkadotProvider> {
    await this.connected()
    return this
  }

  protected follow(): void {
    this.when(
      () => this.addresses.join(),
      () => this.emit('accounts', this.shown()),
    )
  }

  private shown(): PolkadotAccount[] {
    return this.addresses.map((address) => ({ address }))
  }
}
