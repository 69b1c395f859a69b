import type { PairingProfile } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'

/** How Cosmos wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
  events: ['accountsChanged', 'chainChanged'],
  provider: (channel) => new PairedWallet(channel),
}
