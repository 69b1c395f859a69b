import type { CaipNetworkId } from '../../src/core/caip/ids.js'
import { safeIcon } from '../../src/core/validation/icon.js'
import { visibleName } from '../../src/core/validation/visible-name.js'
import { textsOf } from '../foreign-list.js'
import { fieldOf } from '../../src/core/foreign.js'
import { undoAll } from '../undo-all.js'
import type { WalletDriver } from '../wallet-driver.js'
import type { FinderPorts, FoundWallet, WalletFinder } from '../wallet-finder.js'
import { type StandardAccount, type StandardAccountRules, readStandardAccounts } from './accounts.js'
import { type FeatureName, featureOf, onChange } from './features.js'

/** How the wallets of a family stand in the Wallet Standard. */
export interface WalletStandardOptions extends StandardAccountRules {
  /** Features without all of which there is nothing to be done with a wallet. */
  readonly anyOf: readonly FeatureName[]
  /** The feature that asks for accounts; `standard:connect` when absent. */
  readonly connect?: FeatureName
  /** The input of that feature, where it wants one. */
  readonly connectInput?: object
  /** The network that accounts for these chains are for: the wanted one if they are for it. */
  networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined
  /** The networks that a wallet with these chains is limited to; absent where chains limit nothing. */
  networkIds?(chains: readonly string[]): readonly CaipNetworkId[]
  /** The wallet as a session carries it. */
  provider?(wallet: object, name: string): unknown
}

/** Finds the wallets of a family that register by the Wallet Standard: those that are there, and those that come late. */
export function walletStandard(options: WalletStandardOptions): WalletFinder {
  return {
    driver: standardDriver(options),
    isSame: (one, other) => one.wallet === other.wallet,
    start: (ports) => listenToRegistrations(ports, options),
  }
}

/** How a wallet of the Wallet Standard is asked. */
export function standardDriver(options: WalletStandardOptions): WalletDriver {
  const { connect = 'standard:connect', connectInput, networkFor, provider } = options
  const accountsAfter = async (wallet: object, said: Promise<unknown>): Promise<unknown> => {
    const answer = await said
    // Some wallets answer nothing, and have the accounts then.
    return answer === undefined ? fieldOf(wallet, 'accounts') : fieldOf(answer, 'accounts')
  }
  return {
    connectMethod: connect,
    needed: 'a list of accounts',
    isWallet: (thing): thing is object => typeof thing === 'object' && thing !== null,
    connect(wallet, ask) {
      const feature = featureOf(wallet, connect)
      if (feature === undefined) return Promise.reject(ask.failure('wallet/unsupported', { method: connect }))
      return accountsAfter(
        wallet,
        ask.call(connect, () => (connectInput === undefined ? feature() : feature(connectInput))),
      )
    },
    accounts(wallet, ask) {
      const feature = featureOf(wallet, connect)
      return accountsAfter(
        wallet,
        ask.call(connect, () => feature?.({ ...connectInput, silent: true })),
      )
    },
    shown: (wallet) => fieldOf(wallet, 'accounts'),
    readAccounts: (said) => readStandardAccounts(said, options),
    networkOf: (accounts, wanted) => networkFor(wanted, (accounts[0] as StandardAccount | undefined)?.chains ?? []),
    async disconnect(wallet, ask) {
      const feature = featureOf(wallet, 'standard:disconnect')
      if (feature !== undefined) await ask.call('standard:disconnect', () => feature())
    },
    listen: (wallet, { changed }) =>
      onChange(wallet, (change) => {
        const said = fieldOf(change, 'accounts')
        // A change has a name, and some wallets name nothing.
        changed(said === undefined ? fieldOf(wallet, 'accounts') : said)
      }),
    ...(provider && { provider }),
  }
}

/** Reads what was registered by the Wallet Standard. Undefined for anything that is no wallet of the family. Never throws. */
export function readStandardWallet(
  thing: unknown,
  { namespace, anyOf, connect = 'standard:connect', networkIds }: WalletStandardOptions,
): FoundWallet | undefined {
  if (typeof thing !== 'object' || thing === null || fieldOf(thing, 'version') !== '1.0.0') return undefined
  const name = visibleName(fieldOf(thing, 'name'))
  const chains = textsOf(fieldOf(thing, 'chains'))
  if (name === undefined || !chains.some((chain) => chain.startsWith(`${namespace}:`))) return undefined
  const needed: readonly FeatureName[] = [connect, 'standard:events']
  if (!needed.every((feature) => featureOf(thing, feature) !== undefined)) return undefined
  if (!anyOf.some((feature) => featureOf(thing, feature) !== undefined)) return undefined
  const icon = safeIcon(fieldOf(thing, 'icon'))
  const limits = networkIds && { networkIds: networkIds(chains) }
  return Object.freeze({ id: name, name, ...(icon !== undefined && { icon }), ...limits, type: 'ANNOUNCED', wallet: thing })
}

/** How many wallets one call may register. */
const mostAtOnce = 100

function listenToRegistrations({ page, take }: FinderPorts, options: WalletStandardOptions): ReturnType<WalletFinder['start']> {
  const register = (...wallets: readonly unknown[]): (() => void) => {
    return undoAll(...wallets.slice(0, mostAtOnce).map((wallet) => take(() => readStandardWallet(wallet, options))))
  }
  const api = Object.freeze({ register })
  const stop = page.listen('wallet-standard:register-wallet', (event) => {
    const callback = fieldOf(event, 'detail')
    try {
      // A wallet hands over a function that it wants to be called with what registers.
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [api])
    } catch {
      // It fails by itself: nobody else is concerned.
    }
  })
  return { ask: () => page.dispatch('wallet-standard:app-ready', api), stop }
}
