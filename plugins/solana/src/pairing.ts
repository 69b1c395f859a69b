import type { PairingProfile } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'

/** How Solana wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  events: ['accountsChanged', 'chainChanged'],
  provider: (channel) => new PairedWallet(channel),
}
