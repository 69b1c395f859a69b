import type { PairingProfile } from '@billfold/kernel'
import { holdMethods } from '@billfold/kernel/family'
import { BitcoinWallet } from './wallets/bitcoin-driver.js'

/** How Bitcoin wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: ['accountsChanged', 'chainChanged'],
  provider(channel) {
    holdMethods(channel)
    return new BitcoinWallet(channel, 'paired')
  },
}
