import type { PageWalletOptions } from './wallet-options.js'

/** What a test asks of the wallet in the page. */
export interface PageWallet {
  /** The methods that wait for the person. */
  readonly waiting: readonly string[]
  /** Every method that the page asked for. */
  readonly asked: readonly string[]
  answer(verdict: 'approve' | 'reject'): void
}

/** Under this name a page holds its wallets, by what they are called. */
export const walletsInPage = 'billfoldTestWallets'

/**
 * Puts an EVM wallet that announces itself (EIP-6963) into the page that it runs in. It travels as text, and so uses nothing of
 * this module but its arguments. Every question waits until the test answers it.
 */
export function installInPage(options: Required<PageWalletOptions>, place: string): void {
  const { name, rdns, accounts, chainId } = options
  const [asked, questions] = [[] as string[], new Map<string, (verdict: string) => void>()]
  const listeners = new Map<string, Set<(said: unknown) => void>>()
  const memory = `${place} ${rdns}`
  const state = { chain: `0x${chainId.toString(16)}`, count: 0 }
  const seen = (): readonly string[] => (localStorage.getItem(memory) === null ? [] : accounts)
  const tell = (event: string, said: unknown): void => [...(listeners.get(event) ?? [])].forEach((listener) => listener(said))
  const consent = (method: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const key = `${method} ${++state.count}`
      questions.set(key, (verdict) => {
        questions.delete(key)
        if (verdict === 'approve') resolve()
        else reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
      })
    })
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: seen,
    eth_chainId: () => state.chain,
    eth_requestAccounts: async () => {
      if (seen().length === 0) await consent('eth_requestAccounts')
      localStorage.setItem(memory, 'yes')
      return accounts
    },
    wallet_revokePermissions: () => (localStorage.removeItem(memory), null),
    wallet_switchEthereumChain: async ([wish]) => {
      await consent('wallet_switchEthereumChain')
      state.chain = (wish as { readonly chainId: string }).chainId
      tell('chainChanged', state.chain)
      return null
    },
    personal_sign: async () => (await consent('personal_sign'), `0x${'1b'.repeat(65)}`),
    eth_signTypedData_v4: async () => (await consent('eth_signTypedData_v4'), `0x${'1b'.repeat(65)}`),
    eth_sendTransaction: async () => (await consent('eth_sendTransaction'), `0x${'5e'.repeat(32)}`),
  }
  const provider = {
    async request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown> {
      asked.push(method)
      const answer = answers[method]
      if (answer === undefined) throw Object.assign(new Error(`The method ${method} is not there`), { code: 4200 })
      return answer(params)
    },
    on: (event: string, listener: (said: unknown) => void) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (said: unknown) => void) => void listeners.get(event)?.delete(listener),
  }
  const info = Object.freeze({ uuid: '350670db-19fa-4704-a166-e52e178b59d2', name, rdns, icon: 'data:image/png;base64,AA==' })
  const announce = (): boolean => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  const wallet: PageWallet = {
    asked,
    get waiting() {
      return [...questions.keys()].map((key) => key.split(' ')[0] ?? '')
    },
    answer: (verdict) => [...questions.values()].forEach((settle) => settle(verdict)),
  }
  Reflect.set(globalThis, place, { ...(Reflect.get(globalThis, place) as object | undefined), [name]: wallet })
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
