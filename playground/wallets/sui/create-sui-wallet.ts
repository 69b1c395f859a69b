import { StandardHeldWallet } from '../shared/standard-held-wallet.js'
import { type FeatureContext, featureAnswers } from './features.js'
import { keyPair } from './keys.js'
import type { SuiKey, SuiWallet, SuiWalletOptions } from './sui-wallet.js'

/** Makes a wallet, registers it, and gives its strings into your hand. */
export function createSuiWallet(options: SuiWalletOptions): SuiWallet {
  const wallet = new Wallet(options)
  if (options.isRegistered !== false) wallet.register()
  return wallet
}

const features = {
  'sui:signPersonalMessage': { version: '1.1.0' },
  'sui:signTransaction': { version: '2.0.0' },
  'sui:signAndExecuteTransaction': { version: '2.0.0' },
}

class Wallet extends StandardHeldWallet {
  constructor(private readonly options: SuiWalletOptions) {
    super({ options, addresses: options.keys.map(({ address }) => address), family: 'sui', features })
  }

  protected override publicKey(address: string): Uint8Array {
    const key = this.keyOf(address)
    return key === undefined ? new Uint8Array() : keyPair(key).getPublicKey().toRawBytes()
  }

  protected override async perform(method: string, [input]: readonly unknown[]): Promise<unknown> {
    return featureAnswers[method]?.(this.context, input)
  }

  private keyOf(address: string): SuiKey | undefined {
    return this.options.keys.find((key) => key.address === address)
  }

  private get context(): FeatureContext {
    const { url, changesTransactions = false } = this.options
    return {
      ...{ url, changesTransactions, sent: this.sent },
      keyOf: (address) => (this.visible.some((account) => account.address === address) ? this.keyOf(address) : undefined),
      consent: (question) => this.asked.ask(question),
    }
  }
}
