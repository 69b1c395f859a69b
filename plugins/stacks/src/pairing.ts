import type { PairingProfile } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'
import { askedMethods } from './contract.js'

/** How Stacks wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['stx_getAddresses', ...askedMethods],
  events: ['stx_accountChange', 'stx_networkChange', 'accountsChanged', 'chainChanged'],
  provider: (channel) => new PairedWallet(channel),
}
