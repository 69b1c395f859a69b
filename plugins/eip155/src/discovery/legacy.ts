import { type FoundWallet, type WalletWindow, connectorIds, fieldOf, itemsOf } from '@billfold/kernel/family'
import { type WalletBrand, walletBrands } from '@billfold/wallet-registry/brands'
import { isProvider } from '../provider/eip1193-driver.js'

/** A wallet with a connector of its own, where it leaves its provider on the window. */
interface NamedWallet {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly global?: string
}

const namedWallets: readonly NamedWallet[] = [
  { id: connectorIds.coinbaseWallet, brand: 'Coinbase Wallet', name: 'Coinbase Wallet', global: 'coinbaseWalletExtension' },
  { id: connectorIds.okx, brand: 'OKX Wallet', name: 'OKX Wallet', global: 'okxwallet' },
  { id: connectorIds.ledger, brand: 'Ledger Extension', name: 'Ledger' },
]

/** Many wallets write its flag beside their own: it tells the least. */
const shared = 'MetaMask'

/**
 * The wallets that only left a provider on the window: those with a connector of their own, by their own global or among several at
 * `window.ethereum`, and whoever stands at `window.ethereum` itself.
 */
export function legacyWallets({ global }: Pick<WalletWindow, 'global'>): readonly FoundWallet[] {
  const ethereum = global('ethereum')
  const providers = providersIn(ethereum)
  const named = namedWallets.flatMap(({ id, name, brand, global: key }) => {
    const own = key === undefined ? undefined : global(key)
    const wallet = isProvider(own) ? own : providers.find((each) => brandOf(each)?.name === brand)
    const known = walletBrands.find((each) => each.name === brand)
    return wallet === undefined ? [] : [injected(wallet, known, { id, name })]
  })
  if (!isProvider(ethereum) || named.some(({ wallet }) => wallet === ethereum)) return named
  return [...named, injected(ethereum, brandOf(ethereum), { id: connectorIds.injected, name: 'Browser wallet' })]
}

function injected(wallet: object, brand: WalletBrand | undefined, listed: Pick<FoundWallet, 'id' | 'name'>): FoundWallet {
  const announcedId = brand?.rdns[0]
  return Object.freeze({ ...listed, type: 'INJECTED', rdns: brand?.name === shared ? undefined : announcedId, announcedId, wallet })
}

const mostProviders = 20

/** Several wallets that fight for the same place sometimes agree on a list. */
function providersIn(ethereum: unknown): readonly object[] {
  return [ethereum, ...(itemsOf(fieldOf(ethereum, 'providers'), mostProviders) ?? [])].filter(isProvider)
}

/** The brands are in the order in which flags tell: the one that many write comes last. */
function brandOf(provider: object): WalletBrand | undefined {
  return walletBrands.find(({ flag }) => flag !== undefined && fieldOf(provider, flag) === true)
}
