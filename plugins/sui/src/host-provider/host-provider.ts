import { type HostProviderParts, StandardHostProvider } from '@billfold/kernel/family'
import type { SuiProvider } from '../contract.js'
import type { SuiOperations } from '../operations.js'
import { hostAccounts } from './host-accounts.js'
import type { HostFeatures } from './host-features.js'

/** Object that a host's own libraries talk to: a wallet by the Wallet Standard, the same one while wallets come and go. */
export class HostProvider extends StandardHostProvider<SuiOperations> implements SuiProvider {
  constructor(parts: HostProviderParts<SuiOperations>) {
    const late = (name: keyof HostFeatures) => (input: unknown) => parts.operations.use<unknown>(({ features }) => features[name](input))
    super(parts, {
      accounts: hostAccounts,
      features: {
        'sui:signPersonalMessage': { version: '1.1.0', signPersonalMessage: late('signPersonalMessage') },
        'sui:signTransaction': { version: '2.0.0', signTransaction: late('signTransaction') },
        'sui:signAndExecuteTransaction': { version: '2.0.0', signAndExecuteTransaction: late('signAndExecuteTransaction') },
      },
    })
  }
}
