import type { PagePerson } from './page-wallet.js'

/** What an EVM wallet in the page is made of. */
export interface EvmWalletFacts {
  /** Its own, by which pages tell wallets apart that announce themselves. */
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** Announces an EVM wallet (EIP-6963) in the page that it runs in. It travels as text: it uses nothing but its arguments. */
export function announceEvmWallet(person: PagePerson, { uuid, name, rdns, accounts, chainId }: EvmWalletFacts): void {
  const listeners = new Map<string, Set<(said: unknown) => void>>()
  const state = { chain: `0x${chainId.toString(16)}` }
  const tell = (event: string, said: unknown): void => [...(listeners.get(event) ?? [])].forEach((listener) => listener(said))
  const seen = (): readonly string[] => (person.isPermitted() ? accounts : [])
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: seen,
    eth_chainId: () => state.chain,
    eth_requestAccounts: async () => {
      if (!person.isPermitted()) await person.consent('eth_requestAccounts')
      person.permit(true)
      return accounts
    },
    wallet_revokePermissions: () => (person.permit(false), null),
    wallet_switchEthereumChain: async ([param]) => {
      await person.consent('wallet_switchEthereumChain')
      state.chain = (param as { readonly chainId: string }).chainId
      tell('chainChanged', state.chain)
      return null
    },
    personal_sign: async () => (await person.consent('personal_sign')) ?? `0x${'1b'.repeat(65)}`,
    eth_signTypedData_v4: async () => (await person.consent('eth_signTypedData_v4')) ?? `0x${'1b'.repeat(65)}`,
    eth_sendTransaction: async () => (await person.consent('eth_sendTransaction')) ?? `0x${'5e'.repeat(32)}`,
  }
  const provider = {
    async request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown> {
      person.note(method)
      const answer = answers[method]
      if (answer === undefined) throw Object.assign(new Error(`The method ${method} is not there`), { code: 4200 })
      return answer(params)
    },
    on: (event: string, listener: (said: unknown) => void) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (said: unknown) => void) => void listeners.get(event)?.delete(listener),
  }
  const info = Object.freeze({ uuid, name, rdns, icon: 'data:image/png;base64,AA==' })
  const announce = (): boolean => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
