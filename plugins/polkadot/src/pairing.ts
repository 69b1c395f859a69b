import type { PairingProfile } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'

/** How Polkadot wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
  events: ['accountsChanged', 'chainChanged'],
  provider: (channel) => new PairedWallet(channel),
}
