import type { Account } from '@billfold/kernel'
import type { FakePage } from './fake-page.js'
import type { FakeWallet } from './fake-wallet.js'

export interface FakeStandardOptions {
  readonly name?: string
  readonly version?: string
  /** The public key of an address, as the accounts of the wallet show it. */
  keyOf(address: string): Uint8Array
  /** Features of the family, beside those of every wallet. `ask` asks the person, as the fake wallet is told to behave. */
  features(ask: AskPerson): Readonly<Record<`${string}:${string}`, object>>
}

/** Asks the person by a method of the fake wallet. */
export type AskPerson = (method: string, params?: unknown) => Promise<unknown>

/** Gives a fake wallet, with all its switches, the face of a wallet of the Wallet Standard. */
export function fakeStandardWallet(
  wallet: FakeWallet,
  { name = 'Harbour', version = '1.0.0', keyOf, features: featuresOf }: FakeStandardOptions,
): object {
  const ask: AskPerson = (method, params) => wallet.provider.request({ method, params })
  const features = featuresOf(ask)
  const visible = (): readonly Account[] => (wallet.isConnected && !wallet.isLocked ? wallet.accounts : [])
  /** Accounts are objects with a key; whatever else the wallet says stays what it is. */
  const shown = (said: unknown): unknown => {
    if (!isAccountList(said)) return said
    return said.map(({ address }) => ({
      address,
      publicKey: keyOf(address),
      chains: [wallet.networkId],
      features: Object.keys(features).slice(0, 1),
    }))
  }
  return {
    version,
    name,
    icon: 'data:image/png;base64,AA==',
    get chains() {
      return [wallet.networkId]
    },
    get accounts() {
      return shown(visible())
    },
    features: {
      'standard:connect': {
        connect: async (input?: { readonly silent?: boolean }) => ({
          accounts: shown(await ask(input?.silent === true ? 'accounts' : 'connect')),
        }),
      },
      'standard:disconnect': { disconnect: () => ask('disconnect') },
      'standard:events': {
        on: (_event: string, listener: (change: object) => void) => {
          const undo = [
            wallet.provider.on('accounts', (accounts) => listener({ accounts: shown(accounts) })),
            wallet.provider.on('network', () => listener({ accounts: shown(visible()) })),
            wallet.provider.on('disconnect', () => listener({ accounts: [] })),
          ]
          return () => undo.forEach((step) => step())
        },
      },
      ...features,
    },
  }
}

/** Puts a wallet of the Wallet Standard on a page: it registers now, and whenever a page says that it is there. */
export function registerStandardWallet(page: FakePage, wallet: object): void {
  page.listen('wallet-standard:app-ready', (event) => (event as { detail: Api }).detail.register(wallet))
  page.dispatch('wallet-standard:register-wallet', (api: Api) => api.register(wallet))
}

interface Api {
  register(...wallets: readonly unknown[]): () => void
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
