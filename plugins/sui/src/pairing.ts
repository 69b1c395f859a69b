import type { PairingProfile } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'

/** How Sui wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction', 'sui_getAccounts'],
  events: ['accountsChanged', 'chainChanged'],
  provider: (channel) => new PairedWallet(channel),
}
