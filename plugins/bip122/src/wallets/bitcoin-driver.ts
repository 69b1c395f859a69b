import type { Session } from '@billfold/kernel'
import { type WalletDriver, fieldOf, walletFailure } from '@billfold/kernel/family'
import { readAddress } from '../address.js'
import { networkForAddress } from '../networks/wallet-networks.js'
import { readAccounts } from './accounts.js'

/** Ways in which Bitcoin wallets want to be asked. */
export type WalletWay = 'sats' | 'standard' | 'unisat' | 'phantom' | 'tokens' | 'paired'

/** A wallet as a session carries it: asking it for signatures is loaded with the first. */
export class BitcoinWallet {
  constructor(
    readonly wallet: object,
    readonly way: WalletWay,
  ) {
    Object.freeze(this)
  }
}

/** The wallet of a session. */
export function bitcoinWallet({ provider, connector }: Pick<Session, 'provider' | 'connector'>): BitcoinWallet {
  if (provider instanceof BitcoinWallet) return provider
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}

type OwnPart = Pick<WalletDriver, 'connect' | 'connectMethod' | 'isWallet'> & Partial<WalletDriver>

/** Makes a driver: what Bitcoin wallets have alike, and what one kind of them has of its own. */
export function bitcoinDriver(way: WalletWay, own: OwnPart): WalletDriver {
  return {
    needed: 'a list of addresses',
    // Who has no silent way to be asked keeps the accounts that it gave: what it signs is verified.
    keepsAccounts: true,
    accounts: (_, { wallet }) => Promise.reject(walletFailure('wallet/unsupported', { wallet, method: 'accounts without a prompt' })),
    readAccounts,
    networkOf: (accounts, wanted) => networkForAddress(readAddress(accounts[0]?.address)?.nets ?? [], wanted),
    provider: (wallet) => new BitcoinWallet(wallet, way),
    ...own,
  }
}

/** True for a thing that has these methods. */
export function has(thing: unknown, ...methods: readonly string[]): thing is object {
  return methods.every((name) => typeof fieldOf(thing, name) === 'function')
}
