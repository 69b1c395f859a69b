import type { Account, CaipNetworkId } from '@billfold/kernel'
import {
  type StandardAccount,
  type WalletFinder,
  type WalletStandardOptions,
  fieldOf,
  readStandardAccounts,
  standardDriver,
  walletStandard,
} from '@billfold/kernel/family'
import { isBitcoinAddress } from '../address.js'
import { networkNamed } from '../networks/wallet-networks.js'
import { readPublicKey } from './accounts.js'
import { BitcoinWallet } from './bitcoin-driver.js'

/** How Bitcoin wallets stand in the Bitcoin Wallet Standard. */
export const standardOptions: WalletStandardOptions = {
  namespace: 'bitcoin',
  anyOf: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
  connect: 'bitcoin:connect',
  connectInput: { purposes: ['payment', 'ordinals'] },
  // Which key belongs to an address is known when it has signed.
  isAccount: isBitcoinAddress,
  networkFor,
  networkIds: (chains) => chains.flatMap((chain) => networkNamed(chain) ?? []),
  provider: (wallet) => new BitcoinWallet(wallet, 'standard'),
}

/** Finds the wallets that register by the Bitcoin Wallet Standard, those that come late too. */
export const standardWallets: WalletFinder = {
  ...walletStandard(standardOptions),
  driver: {
    ...standardDriver(standardOptions),
    // The standard has no silent way to connect: what a wallet does not show by itself cannot be asked for without a prompt.
    accounts: async (wallet) => fieldOf(wallet, 'accounts'),
    readAccounts: (said) => readStandardAccounts(said, standardOptions)?.map((account) => ({ ...account, ...keyOf(account) })),
  },
}

/** Where a wallet is that serves these chains: where the page would like it to be, or on the first that is known. */
function networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined {
  const served = chains.flatMap((chain) => networkNamed(chain) ?? [])
  return wanted !== undefined && served.includes(wanted) ? wanted : served[0]
}

/** The key that a wallet shows with an account: taproot and nested ones need it to pay. */
function keyOf({ own }: StandardAccount): Pick<Account, 'publicKey'> {
  const publicKey = readPublicKey(fieldOf(own, 'publicKey'))
  return publicKey === undefined ? {} : { publicKey }
}
