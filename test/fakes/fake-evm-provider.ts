import type { Account } from '@billfold/kernel'
import type { FakeWallet, FakeWalletEvents } from './fake-wallet.js'

type Listener = (...told: readonly unknown[]) => void

/** A fake wallet as an EVM page sees it: EIP-1193. */
export interface FakeEvmProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

/** Methods of an EVM wallet, by what the fake wallet calls them. */
const methods: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'connect',
  eth_accounts: 'accounts',
  eth_chainId: 'network',
  wallet_revokePermissions: 'disconnect',
  wallet_switchEthereumChain: 'switchNetwork',
  wallet_addEthereumChain: 'addNetwork',
  personal_sign: 'sign',
  eth_sendTransaction: 'send',
}

const events: Readonly<Record<string, keyof FakeWalletEvents>> = {
  accountsChanged: 'accounts',
  chainChanged: 'network',
  disconnect: 'disconnect',
}

/** Gives a fake wallet, with all its switches, the face of an EVM wallet. */
export function fakeEvmProvider(wallet: FakeWallet): FakeEvmProvider {
  const undos = new Map<Listener, Map<string, () => void>>()
  return {
    request: async ({ method, params }) =>
      inEvmWords(await wallet.provider.request({ method: methods[method] ?? method, params: given(params) })),
    on: (event, listener) => {
      const name = events[event]
      if (name === undefined) return
      const undo = wallet.provider.on(name, (payload) => listener(inEvmWords(payload)))
      undos.set(listener, (undos.get(listener) ?? new Map<string, () => void>()).set(event, undo))
    },
    removeListener: (event, listener) => {
      undos.get(listener)?.get(event)?.()
      undos.get(listener)?.delete(event)
    },
  }
}

/** Accounts are addresses, networks are hex. Whatever else the wallet says stays what it is. */
function inEvmWords(said: unknown): unknown {
  if (typeof said === 'string') return /^eip155:\d+$/.test(said) ? `0x${Number(said.slice(7)).toString(16)}` : said
  return isAccountList(said) ? said.map(({ address }) => address) : said
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}

/** A network in hex is one by its id again. */
function given(params: unknown): unknown {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : [params]
  const chainId = (first as { readonly chainId?: unknown } | undefined)?.chainId
  return typeof chainId === 'string' ? `eip155:${Number(chainId)}` : first
}
