import { type WalletDriver, listenToWallet } from '@billfold/kernel/family'
import { bitcoinDriver, has } from './bitcoin-driver.js'

/** Phantom, which has no way to be asked that is sure not to prompt. */
export const phantomWallet: WalletDriver = bitcoinDriver('phantom', {
  connectMethod: 'requestAccounts',
  methods: ['requestAccounts', 'signMessage', 'signPSBT'],
  isWallet: (thing): thing is object => has(thing, 'requestAccounts', 'signPSBT'),
  connect: (_, ask) => ask.invoke('requestAccounts'),
  listen: (wallet, events) => listenToWallet(wallet, { accountsChanged: (said) => events.accounts(said) }),
})
