import { StandardHeldWallet } from '../shared/standard-held-wallet.js'
import { type FeatureContext, featureAnswers } from './features.js'
import { publicKey } from './keys.js'
import type { SolanaWallet, SolanaWalletOptions } from './solana-wallet.js'

/** Makes a wallet, registers it, and gives its strings into your hand. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const wallet = new Wallet(options)
  if (options.isRegistered !== false) wallet.register()
  return wallet
}

const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
const features = {
  'solana:signMessage': { version: '1.1.0' },
  'solana:signTransaction': versions,
  'solana:signAndSendTransaction': versions,
  'solana:signIn': { version: '1.0.0' },
}

class Wallet extends StandardHeldWallet implements SolanaWallet {
  constructor(private readonly options: SolanaWalletOptions) {
    super({ options, addresses: options.keys.map(({ address }) => address), family: 'solana', features })
  }

  protected override publicKey(address: string): Uint8Array {
    return publicKey(address)
  }

  protected override async perform(method: string, inputs: readonly unknown[]): Promise<unknown> {
    return featureAnswers[method]?.(this.context, inputs)
  }

  private get context(): FeatureContext {
    const keyOf = (address: string): SolanaWalletOptions['keys'][number] | undefined =>
      this.visible.some((account) => account.address === address) ? this.options.keys.find((key) => key.address === address) : undefined
    return {
      url: this.options.url,
      sent: this.sent,
      keyOf,
      account: (address) => this.visible.find((account) => account.address === address),
      consent: (question) => this.asked.ask(question),
      signsAs: this.options.signsAs,
      address: (other) => (other ? this.addresses.find((address) => address !== this.account) : undefined) ?? this.account,
      consentToConnect: (question) => this.consentToConnect(question),
    }
  }
}
