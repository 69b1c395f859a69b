import { type WalletAsk, type WalletDriver, fieldOf, itemsOf, listenToWallet } from '@billfold/kernel/family'
import { networkNamed } from '../networks/wallet-networks.js'
import { bitcoinDriver, has } from './bitcoin-driver.js'

const mostAccounts = 100

/** Wallets with the methods of UniSat: UniSat itself, OKX, Bitget, Binance, OneKey, Wizz and others. */
export const unisatWallet: WalletDriver = bitcoinDriver('unisat', {
  connectMethod: 'requestAccounts',
  methods: ['requestAccounts', 'connect', 'getAccounts', 'signMessage', 'signPsbt', 'switchChain', 'switchNetwork'],
  keepsAccounts: false,
  isWallet: (thing): thing is object => has(thing, 'signPsbt') && (has(thing, 'requestAccounts') || has(thing, 'connect')),
  async connect(wallet, ask) {
    if (has(wallet, 'requestAccounts')) return withKey(wallet, ask, await ask.invoke('requestAccounts'))
    // OKX has one object for each network, and for other networks than the main one only this.
    return [await ask.invoke('connect')]
  },
  accounts: async (wallet, ask) => (has(wallet, 'getAccounts') ? withKey(wallet, ask, await ask.invoke('getAccounts')) : []),
  async network(wallet, ask) {
    if (has(wallet, 'getChain')) return networkNamed(fieldOf(await ask.invoke('getChain'), 'enum'))
    return has(wallet, 'getNetwork') ? networkNamed(await ask.invoke('getNetwork')) : undefined
  },
  async disconnect(wallet, ask) {
    if (has(wallet, 'disconnect')) await ask.invoke('disconnect')
  },
  listen(wallet, events) {
    const tellNetwork = (name: unknown): void => {
      events.network(networkNamed(name))
      // An address is of one network, and not every wallet tells the new one.
      if (has(wallet, 'getAccounts')) events.hasChanged()
    }
    return listenToWallet(wallet, {
      accountsChanged: (said) => events.accounts(said),
      networkChanged: tellNetwork,
      chainChanged: (said) => tellNetwork(fieldOf(said, 'enum')),
    })
  },
})

/** Addresses with the key of the first, which has the turn: a transfer may need it. */
async function withKey(wallet: object, ask: WalletAsk, said: unknown): Promise<unknown> {
  const [address, ...others] = itemsOf(said, mostAccounts) ?? []
  if (typeof address !== 'string' || !has(wallet, 'getPublicKey')) return said
  // Without it the wallet can be used all the same.
  const publicKey = await ask.invoke('getPublicKey').catch(() => undefined)
  return [{ address, publicKey }, ...others]
}
