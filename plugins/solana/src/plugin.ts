import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, StandardWallet, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { HostProvider } from './host-provider/host-provider.js'
import { pairing } from './pairing.js'
import { addressCode, isSolanaAddress } from './provider/address.js'
import { solanaFailures } from './provider/failures.js'
import { canDo } from './provider/solana-wallet.js'
import { solanaMethods } from './wallet-methods.js'
import { walletSearch } from './wallet-finders.js'

/** The lazy half: the Solana family. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isSolanaAddress, prepare: addressCode.prepare, link: (address) => `solana:${address}` },
      ...walletSearch(),
      failures: solanaFailures,
      pairing,
      methods: solanaMethods,
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      signAlong: (wallet, operations) =>
        wallet instanceof StandardWallet && canDo(wallet, 'signIn')
          ? (fields) => operations.use((solana) => solana.signAs(wallet, fields))
          : undefined,
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
