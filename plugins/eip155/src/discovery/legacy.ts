import { connectorIds } from '@billfold/kernel'
import { type FoundWallet, type WalletWindow, fieldOf, itemsOf } from '@billfold/kernel/family'
import { isProvider } from '../provider/eip1193-driver.js'
import { type KnownWallet, knownWallets } from './data/known-wallets.js'

/**
 * The wallets that only left a provider on the window: those with a connector of their own, by their own global or among several at
 * `window.ethereum`, and whoever stands at `window.ethereum` itself.
 */
export function legacyWallets({ global }: WalletWindow): readonly FoundWallet[] {
  const ethereum = global('ethereum')
  const shared = providersIn(ethereum)
  const named = knownWallets.flatMap((known) => {
    if (known.connector === undefined) return []
    const own = known.global === undefined ? undefined : global(known.global)
    const wallet = isProvider(own) ? own : shared.find((each) => brandOf(each) === known)
    return wallet === undefined ? [] : [injected(wallet, known, known.connector)]
  })
  if (!isProvider(ethereum) || named.some(({ wallet }) => wallet === ethereum)) return named
  return [...named, injected(ethereum, brandOf(ethereum), { id: connectorIds.injected, name: 'Browser wallet' })]
}

function injected(wallet: object, known: KnownWallet | undefined, listed: NonNullable<KnownWallet['connector']>): FoundWallet {
  const rdns = known?.isShared === true ? undefined : known?.rdns
  return Object.freeze({ ...listed, type: 'INJECTED', rdns, announcedId: known?.rdns, wallet })
}

const mostProviders = 20

/** Several wallets that fight for the same place sometimes agree on a list. */
function providersIn(ethereum: unknown): readonly object[] {
  return [ethereum, ...(itemsOf(fieldOf(ethereum, 'providers'), mostProviders) ?? [])].filter(isProvider)
}

/** Many wallets write the flag of MetaMask beside their own, so that its entry comes last. */
function brandOf(provider: object): KnownWallet | undefined {
  return knownWallets.find(({ flag }) => flag !== undefined && fieldOf(provider, flag) === true)
}
