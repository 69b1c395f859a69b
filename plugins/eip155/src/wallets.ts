import { type Family, type FoundWallet, eip6963, windowWallets } from '@billfold/kernel/family'
import { contradictsItself } from './discovery/doubt.js'
import { legacyWallets } from './discovery/legacy.js'
import { evmFailures } from './provider/ask-wallet.js'
import { eip1193Driver } from './provider/eip1193-driver.js'

/** How EVM wallets are found, told apart and understood. */
export const evmWallets: Pick<Family, 'failures' | 'isImpostor' | 'namespace' | 'wallets'> = {
  namespace: 'eip155',
  failures: evmFailures,
  wallets: [eip6963(eip1193Driver), windowWallets(legacyWallets, { driver: eip1193Driver, events: ['ethereum#initialized'], again: [] })],
  isImpostor: ({ type, rdns = '', name }: FoundWallet) => type === 'ANNOUNCED' && contradictsItself({ rdns, name }),
}
