import type { PagePort } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { isProvider } from './announcement.js'
import { type KnownWallet, knownWallets } from './data/known-wallets.js'

/** A wallet that only left its provider on the window. */
export interface LegacyWallet {
  readonly provider: object
  /** What it writes of itself; undefined when it says nothing that is known. */
  readonly known: KnownWallet | undefined
}

/** What stands at `window.ethereum`. */
export function legacyWallet({ global }: Pick<PagePort, 'global'>): LegacyWallet | undefined {
  const provider = global('ethereum')
  return isProvider(provider) ? { provider, known: brandOf(provider) } : undefined
}

/** The wallets with a connector of their own that left a provider, by their own global or among several at `window.ethereum`. */
export function namedLegacyWallets({ global }: Pick<PagePort, 'global'>): readonly (LegacyWallet & { readonly known: KnownWallet })[] {
  const shared = providersIn(global('ethereum'))
  return knownWallets.flatMap((known) => {
    if (known.connector === undefined) return []
    const own = known.global === undefined ? undefined : global(known.global)
    const provider = isProvider(own) ? own : shared.find((each) => brandOf(each) === known)
    return provider === undefined ? [] : [{ provider, known }]
  })
}

/** Several wallets that fight for the same place sometimes agree on a list. */
function providersIn(ethereum: unknown): readonly object[] {
  const listed = fieldOf(ethereum, 'providers')
  const length = fieldOf(listed, 'length')
  const count = typeof length === 'number' ? Math.min(length, mostProviders) : 0
  const all = Array.from({ length: count }, (_, index) => fieldOf(listed, String(index)))
  return [ethereum, ...all].filter(isProvider)
}

const mostProviders = 20

/** Many wallets write the flag of MetaMask beside their own, so that its entry comes last. */
function brandOf(provider: object): KnownWallet | undefined {
  return knownWallets.find(({ flag }) => flag !== undefined && fieldOf(provider, flag) === true)
}
