import type { CaipNetworkId } from '@billfold/kernel'
import {
  type StandardAccount,
  type WalletAsk,
  type WalletFinder,
  type WalletStandardOptions,
  fieldOf,
  itemsOf,
  readStandardAccounts,
  standardDriver,
  walletFailure,
  walletStandard,
} from '@billfold/kernel/family'
import { isBitcoinAddress } from '../address.js'
import { networkName, networkNamed } from '../networks/wallet-networks.js'
import { type WalletKind, driverOf } from './wallet-kind.js'

const options: WalletStandardOptions = {
  namespace: 'bitcoin',
  anyOf: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
  connect: 'bitcoin:connect',
  connectInput: { purposes: ['payment', 'ordinals'] },
  // Which key belongs to an address is known when it has signed.
  isAccount: isBitcoinAddress,
  networkFor,
  networkIds: (chains) => chains.flatMap((chain) => networkNamed(chain) ?? []),
}

/** Wallets that register by the Bitcoin Wallet Standard. */
const standardWallet: WalletKind = {
  ...standardDriver(options),
  // The standard has no silent way to connect: what a wallet does not show by itself cannot be asked for without a prompt.
  accounts: async (wallet) => fieldOf(wallet, 'accounts'),
  async signMessage(wallet, ask, { address, message }) {
    const { own: account } = accountOf(wallet, ask, address)
    const said = await ask.invoke('bitcoin:signMessage', { account, message: new TextEncoder().encode(message) })
    return fieldOf(itemsOf(said, 1)?.[0], 'signature')
  },
  async signPsbt(wallet, ask, { address, networkId, psbt, inputs }) {
    const { own: account, chains } = accountOf(wallet, ask, address)
    const chain = chains.find((name) => networkNamed(name) === networkId)
    if (chain === undefined) throw walletFailure('wallet/network-changed', { wallet: ask.wallet, network: networkId })
    const inputsToSign = [{ account, signingIndexes: [...inputs] }]
    const said = await ask.invoke('bitcoin:signTransaction', { psbt: psbt.slice(), inputsToSign, chain })
    return fieldOf(itemsOf(said, 1)?.[0], 'signedPsbt')
  },
  async switchNetwork(_, ask, networkId) {
    await ask.invoke('bitcoin:switchNetwork', { chain: `bitcoin:${networkName(networkId)}` })
  },
}

/** Finds them, those that come late too. */
export const standardWallets: WalletFinder = { ...walletStandard(options), driver: driverOf(standardWallet) }

/** Where a wallet is that serves these chains: where the page would like it to be, or on the first that is known. */
function networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined {
  const served = chains.flatMap((chain) => networkNamed(chain) ?? [])
  return wanted !== undefined && served.includes(wanted) ? wanted : served[0]
}

/** The account as the wallet has it right now: the person may have changed it. */
function accountOf(wallet: object, { wallet: name }: WalletAsk, address: string): StandardAccount {
  const found = readStandardAccounts(fieldOf(wallet, 'accounts'), options)?.find((account) => account.address === address)
  if (found === undefined) throw walletFailure('wallet/account-changed', { wallet: name, address })
  return found
}
