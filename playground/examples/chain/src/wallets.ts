import { type WalletDriver, type WalletFinder, fieldOf, windowWallets } from '@billfold/kernel/family'
import { parseAccounts, parseNetworkId } from './parse.js'

/** The wallet as a page finds it at `window.seamoss`. Its answers are hostile until parsed. */
export interface SeaMossWallet {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: 'accounts' | 'network' | 'disconnect', listener: (said: unknown) => void) => () => void
}

/** Asks, reads and follows a wallet of the family. */
const driver: WalletDriver<SeaMossWallet> = {
  connectMethod: 'connect',
  needed: 'a list of accounts',
  isWallet: (found): found is SeaMossWallet =>
    typeof fieldOf(found, 'request') === 'function' && typeof fieldOf(found, 'on') === 'function',
  connect: (_, ask) => ask.request({ method: 'connect' }),
  accounts: (_, ask) => ask.request({ method: 'accounts' }),
  readAccounts: parseAccounts,
  network: async (_, ask) => parseNetworkId(await ask.request({ method: 'network' })),
  disconnect: (_, ask) => ask.request({ method: 'disconnect' }),
  listen(wallet, events) {
    const undo = [
      wallet.on('accounts', (said) => events.accounts(said)),
      wallet.on('network', (said) => events.network(parseNetworkId(said))),
      wallet.on('disconnect', (reason) => events.closed(reason)),
    ]
    return () => {
      for (const step of undo) step()
    }
  },
}

/** Finds the wallet that stands on the page. */
export const wallets: WalletFinder = windowWallets([{ key: 'seamoss', name: 'Sea moss wallet' }], { driver })
