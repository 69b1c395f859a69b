import type { PairingProfile } from '@billfold/kernel'
import { pairedWallet } from './paired-wallet.js'
import { pairingEvents, pairingMethods } from './pairing-methods.js'

/** How Solana wallets on phones are reached. */
export const pairing: PairingProfile = {
  methods: pairingMethods,
  events: pairingEvents,
  provider: pairedWallet,
}
