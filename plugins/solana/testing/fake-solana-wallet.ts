import type { Account, CaipNetworkId } from '@billfold/kernel'
import type { FakePage, FakeWallet } from '@billfold/test/fakes'
import { fromBase58 } from '../src/provider/encodings.js'
import { withSignature } from '../src/provider/wire.js'

export interface FakeSolanaOptions {
  readonly name?: string
  readonly version?: string
}

/** What the fake wallet is asked to sign when it is a transaction. */
export const signedTransaction = 'a transaction'

/** Gives a fake wallet, with all its switches, the face of a wallet of the Wallet Standard. */
export function fakeSolanaWallet(wallet: FakeWallet, { name = 'Harbour', version = '1.0.0' }: FakeSolanaOptions = {}): object {
  const ask = (method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })
  const visible = (): readonly Account[] => (wallet.isConnected && !wallet.isLocked ? wallet.accounts : [])
  const shown = (said: unknown): unknown => inStandardWords(said, wallet.networkId)
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
      'solana:signMessage': {
        signMessage: async ({ message }: { readonly message: Uint8Array }) => {
          const said = await ask('sign', new TextDecoder().decode(message))
          const isTruth = typeof said === 'string' && said.startsWith('signed(')
          return isTruth ? [{ signedMessage: message, signature: new Uint8Array(64).fill(7) }] : said
        },
      },
      'solana:signTransaction': {
        signTransaction: async ({ transaction, account }: { readonly transaction: Uint8Array; readonly account: Account }) => {
          const said = await ask('sign', signedTransaction)
          const isTruth = typeof said === 'string' && said.startsWith('signed(')
          return isTruth ? [{ signedTransaction: withSignature(transaction, account.address, new Uint8Array(64).fill(7)) }] : said
        },
      },
    },
  }
}

/** Puts a wallet on a page: it registers now, and whenever a page says that it is there. */
export function register(page: FakePage, wallet: object): void {
  page.listen('wallet-standard:app-ready', (event) => (event as { detail: Api }).detail.register(wallet))
  page.dispatch('wallet-standard:register-wallet', (api: Api) => api.register(wallet))
}

interface Api {
  register(...wallets: readonly unknown[]): () => void
}

/** Accounts are objects with a key; whatever else the wallet says stays what it is. */
function inStandardWords(said: unknown, networkId: CaipNetworkId): unknown {
  if (!isAccountList(said)) return said
  return said.map(({ address }) => ({
    address,
    publicKey: fromBase58(address) ?? new Uint8Array(),
    chains: [networkId],
    features: ['solana:signMessage'],
  }))
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
