import type { PairingProfile } from '@billfold/kernel'
import { pairedBy } from '@billfold/kernel/family'

/** How Solana wallets on phones are reached. */
export const pairing: PairingProfile = pairedBy([
  'solana_signMessage',
  'solana_signTransaction',
  'solana_requestAccounts',
  'solana_getAccounts',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
])
