import { fieldOf, listenToWallet, walletFailure } from '@billfold/kernel/family'
import { readAddress } from '../address.js'
import { networkForAddress } from '../networks/wallet-networks.js'
import { readAccounts } from './accounts.js'
import type { WalletKind } from './wallet-kind.js'

/** Phantom, which speaks in bytes. */
export const phantomWallet: WalletKind = {
  connectMethod: 'requestAccounts',
  needed: 'a list of accounts',
  methods: ['requestAccounts', 'signMessage', 'signPSBT'],
  isWallet: (thing): thing is object => has(thing, 'requestAccounts') && has(thing, 'signPSBT'),
  connect: (_, ask) => ask.invoke('requestAccounts'),
  // It has no way to be asked that is sure not to prompt.
  keepsAccounts: true,
  accounts: (_, { wallet }) => Promise.reject(walletFailure('wallet/unsupported', { wallet, method: 'accounts without a prompt' })),
  readAccounts,
  networkOf: (accounts, wanted) => networkForAddress(readAddress(accounts[0]?.address)?.nets ?? [], wanted),
  listen: (wallet, events) => listenToWallet(wallet, { accountsChanged: (said) => events.accounts(said) }),
  signMessage: async (_, ask, { address, message }) =>
    fieldOf(await ask.invoke('signMessage', address, new TextEncoder().encode(message)), 'signature'),
  signPsbt: (_, ask, { address, psbt, inputs }) =>
    ask.invoke('signPSBT', psbt.slice(), { inputsToSign: [{ address, signingIndexes: [...inputs] }] }),
}

function has(thing: unknown, method: string): boolean {
  return typeof fieldOf(thing, method) === 'function'
}
