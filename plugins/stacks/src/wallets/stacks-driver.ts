import type { Network } from '@billfold/kernel'
import { type WalletAsk, type WalletDriver, type WalletEvents, fieldOf, listenTo, recover, undoAll } from '@billfold/kernel/family'
import { networkFor, walletName } from '../networks/network-names.js'
import { readStacksAccounts } from './accounts.js'
import { isXverseLike, marksOf } from './wallet-kinds.js'

/** How a Stacks wallet is asked (SIP-030), read and listened to. */
export const stacksDriver: WalletDriver = {
  connectMethod: 'getAddresses',
  needed: 'a list of addresses',
  isWallet: (thing): thing is object => typeof fieldOf(thing, 'request') === 'function',
  connect: (wallet, ask, wanted) => (isXverseLike(marksOf(wallet)) ? askPermission(ask, wanted) : askAddresses(ask, wanted)),
  // Unauthorized is locked, or the person took the permission back.
  accounts: (_, ask) => recover(ask.rpc({ method: 'wallet_getAccount' }), ['wallet/unauthorized'], () => []),
  // Leather, among others, has no way to say which accounts this page knows.
  keepsAccounts: true,
  readAccounts: readStacksAccounts,
  networkOf: ([first], wanted) => first && networkFor(wanted, first.address),
  disconnect: (_, ask) => ask.rpc({ method: 'wallet_disconnect' }),
  listen: (wallet, events) =>
    undoAll(...heard(events).map(([event, listener]) => listenTo((hear) => subscribe(wallet, event, hear), listener))),
}

function askAddresses(ask: WalletAsk, wanted: Network | undefined): Promise<unknown> {
  const params = wanted && { network: walletName(wanted) }
  const call = (method: string): Promise<unknown> => ask.rpc({ method, ...(params && { params }) })
  // The older name is the one that wallets for Bitcoin know too; some have only that of SIP-030.
  return recover(call('getAddresses'), ['wallet/unsupported'], () => call('stx_getAddresses'))
}

/** The name of a Bitcoin network stands for the Stacks network beside it. */
function askPermission(ask: WalletAsk, wanted: Network | undefined): Promise<unknown> {
  const network = wanted && { network: wanted.testnet === true ? 'Testnet' : 'Mainnet' }
  return ask.rpc({ method: 'wallet_connect', params: { addresses: ['stacks'], ...network } })
}

/** Events of wallets for Bitcoin and Stacks, and of SIP-030: an address says on which network its wallet is. */
function heard({ changed, closed, hasChanged }: WalletEvents): readonly (readonly [event: string, listener: (told: unknown) => void])[] {
  const tell = (told: unknown): void => (readStacksAccounts(told) === undefined ? hasChanged() : changed(told))
  const names = ['accountChange', 'stx_accountChange', 'networkChange', 'stx_networkChange'] as const
  return [...names.map((name) => [name, tell] as const), ['disconnect', closed], ['accountDisconnected', closed]]
}

/** By SIP-030 a wallet has `listen`; wallets for Bitcoin have `addListener`. */
function subscribe(wallet: object, event: string, hear: (told: unknown) => void): unknown {
  const listen = fieldOf(wallet, 'listen')
  if (typeof listen === 'function') return Reflect.apply(listen, wallet, [event, hear])
  const add = fieldOf(wallet, 'addListener')
  return typeof add === 'function' ? Reflect.apply(add, wallet, [{ eventName: event, cb: hear }]) : undefined
}
