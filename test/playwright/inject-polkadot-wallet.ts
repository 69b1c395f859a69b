import type { PagePerson } from './page-wallet.js'

/** What a Polkadot extension in the page is made of. */
export interface PolkadotWalletFacts {
  readonly name: string
  readonly accounts: readonly string[]
}

/** Leaves a Polkadot extension in `injectedWeb3` of the page that it runs in. It travels as text: it uses nothing but its arguments. */
export function injectPolkadotWallet(person: PagePerson, { name, accounts }: PolkadotWalletFacts): void {
  type Listener = (accounts: readonly object[]) => void
  const listeners = new Set<Listener>()
  const all = accounts.map((address) => ({ address, type: 'sr25519' }))
  const seen = (): readonly object[] => (person.isPermitted() ? all : [])
  const sign = async (method: string): Promise<unknown> => {
    person.note(method)
    return (await person.consent(method)) ?? { id: 1, signature: `0x01${'1b'.repeat(64)}` }
  }
  const injected = {
    ...{ name, version: '1.0.0' },
    accounts: {
      get: async () => seen(),
      subscribe: (listener: Listener) => {
        listeners.add(listener)
        listener(seen())
        return () => void listeners.delete(listener)
      },
    },
    signer: { signRaw: () => sign('signRaw'), signPayload: () => sign('signPayload') },
    // The standard has no word for it; where a wallet has one, it is this.
    disconnect: () => {
      person.note('disconnect')
      person.permit(false)
      for (const listener of listeners) listener([])
    },
  }
  const entry = {
    version: '1.0.0',
    async enable(): Promise<object> {
      person.note('enable')
      if (!person.isPermitted()) await person.consent('enable')
      person.permit(true)
      return injected
    },
  }
  Reflect.set(globalThis, 'injectedWeb3', { ...(Reflect.get(globalThis, 'injectedWeb3') as object | undefined), [name]: entry })
}
