import { type HostProviderParts, StandardHostProvider } from '@billfold/kernel/family'
import type { SolanaProvider, SolanaSendingSigner, SolanaSigner } from '../contract.js'
import type { SolanaOperations } from '../operations.js'
import { hostAccounts } from './host-accounts.js'
import type { HostFeatures } from './host-features.js'

/**
 * Object that a host's own libraries talk to: a wallet by the Wallet Standard, the same one while wallets come and go, and signers for
 * libraries that take those.
 */
export class HostProvider extends StandardHostProvider<SolanaOperations> implements SolanaProvider {
  constructor(parts: HostProviderParts<SolanaOperations>) {
    const late =
      (name: keyof HostFeatures) =>
      (...inputs: readonly unknown[]) =>
        parts.operations.use<unknown>(({ features }) => features[name](...inputs))
    const supportedTransactionVersions = ['legacy', 0]
    super(parts, {
      accounts: hostAccounts,
      features: {
        'solana:signMessage': { version: '1.1.0', signMessage: late('signMessage') },
        'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions, signTransaction: late('signTransaction') },
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions,
          signAndSendTransaction: late('signAndSendTransaction'),
        },
        'solana:signIn': { version: '1.0.0', signIn: late('signIn') },
      },
    })
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
}
