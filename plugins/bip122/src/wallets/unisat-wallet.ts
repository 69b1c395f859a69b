import { type WalletAsk, fieldOf, isBillfoldError, itemsOf, listenToWallet } from '@billfold/kernel/family'
import { hex } from '@scure/base'
import { readAddress } from '../address.js'
import { networkForAddress, networkName, networkNamed } from '../networks/wallet-networks.js'
import { readAccounts } from './accounts.js'
import type { WalletKind } from './wallet-kind.js'

const mostAccounts = 100

/** Wallets with the methods of UniSat: UniSat itself, OKX, Bitget, Binance, OneKey, Wizz and others. */
export const unisatWallet: WalletKind = {
  connectMethod: 'requestAccounts',
  needed: 'a list of addresses',
  methods: ['requestAccounts', 'connect', 'getAccounts', 'signMessage', 'signPsbt', 'switchChain', 'switchNetwork'],
  isWallet: (thing): thing is object => has(thing, 'signPsbt') && (has(thing, 'requestAccounts') || has(thing, 'connect')),
  async connect(wallet, ask) {
    if (has(wallet, 'requestAccounts')) return withKey(wallet, ask, await ask.invoke('requestAccounts'))
    // OKX has one object for each network, and for other networks than the main one only this.
    return [await ask.invoke('connect')]
  },
  accounts: async (wallet, ask) => (has(wallet, 'getAccounts') ? withKey(wallet, ask, await ask.invoke('getAccounts')) : []),
  readAccounts,
  async network(wallet, ask) {
    if (has(wallet, 'getChain')) return networkNamed(fieldOf(await ask.invoke('getChain'), 'enum'))
    return has(wallet, 'getNetwork') ? networkNamed(await ask.invoke('getNetwork')) : undefined
  },
  networkOf: (accounts, wanted) => networkForAddress(readAddress(accounts[0]?.address)?.nets ?? [], wanted),
  async disconnect(wallet, ask) {
    if (has(wallet, 'disconnect')) await ask.invoke('disconnect')
  },
  listen: (wallet, events) =>
    listenToWallet(wallet, {
      accountsChanged: (said) => events.accounts(said),
      networkChanged: (said) => events.network(networkNamed(said)),
      chainChanged: (said) => events.network(networkNamed(fieldOf(said, 'enum'))),
    }),
  signMessage: (_, ask, { message, protocol }) => ask.invoke('signMessage', message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple'),
  signPsbt: (_, ask, { address, psbt, inputs }) =>
    ask.invoke('signPsbt', hex.encode(psbt), { autoFinalized: false, toSignInputs: inputs.map((index) => ({ index, address })) }),
  async switchNetwork(_, ask, networkId) {
    const name = networkName(networkId) ?? ''
    try {
      await ask.invoke('switchChain', `BITCOIN_${name.toUpperCase()}`)
    } catch (error) {
      if (!isBillfoldError(error, 'wallet/unsupported')) throw error
      // Older ones know two networks.
      await ask.invoke('switchNetwork', name === 'mainnet' ? 'livenet' : name)
    }
  },
}

/** Addresses with the key of the first, which has the turn: a transfer may need it. */
async function withKey(wallet: object, ask: WalletAsk, said: unknown): Promise<unknown> {
  const [address, ...others] = itemsOf(said, mostAccounts) ?? []
  if (typeof address !== 'string' || !has(wallet, 'getPublicKey')) return said
  // Without it the wallet can be used all the same.
  const publicKey = await ask.invoke('getPublicKey').catch(() => undefined)
  return [{ address, publicKey }, ...others]
}

function has(thing: unknown, method: string): boolean {
  return typeof fieldOf(thing, method) === 'function'
}
