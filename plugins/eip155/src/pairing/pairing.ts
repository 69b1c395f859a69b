import type { PairingProfile } from '@billfold/kernel'

import { PairedProvider } from './paired-provider.js'
import { pairingEvents, pairingMethods, switchMethod } from './pairing-methods.js'

/** How EVM wallets on phones are reached. */
export const pairing: PairingProfile = {
  methods: pairingMethods,
  events: pairingEvents,
  switchMethod,
  provider: (line) => new PairedProvider(line),
}
