import type { PagePerson } from './page-wallet.js'

/** What a wallet by the Wallet Standard in the page is made of. */
export interface StandardWalletFacts {
  readonly family: 'solana' | 'sui'
  readonly name: string
  readonly accounts: readonly { readonly address: string; readonly publicKey: readonly number[] }[]
  readonly chains: readonly string[]
}

/** Registers a Solana or a Sui wallet (Wallet Standard) in the page that it runs in. It travels as text: it uses nothing but its arguments. */
export function registerStandardWallet(person: PagePerson, { family, name, accounts, chains }: StandardWalletFacts): void {
  type Listener = (change: object) => void
  const listeners = new Set<Listener>()
  const signature = new Uint8Array(64).fill(7)
  /** In front of the signatures stands how many there are. */
  const signed = (transaction: Uint8Array): Uint8Array => {
    const copy = transaction.slice()
    copy.set(signature, 1)
    return copy
  }
  const ask =
    <T, R>(method: string, answer: (input: T) => R) =>
    async (...inputs: readonly T[]): Promise<readonly R[]> => {
      person.note(method)
      await person.consent(method)
      return inputs.map(answer)
    }
  const askOne =
    <T, R>(method: string, answer: (input: T) => R) =>
    async (input: T): Promise<R> => {
      const [answered] = await ask(method, answer)(input)
      return answered as R
    }
  /** Of zkLogin by its first byte: the kind that only nodes can verify. */
  const proof = btoa('\u0005no proof')
  const signing = {
    solana: {
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: ask('solana:signMessage', ({ message }: { readonly message: Uint8Array }) => ({ signedMessage: message, signature })),
      },
      'solana:signTransaction': {
        ...{ version: '1.0.0', supportedTransactionVersions: ['legacy', 0] },
        signTransaction: ask('solana:signTransaction', ({ transaction }: { readonly transaction: Uint8Array }) => ({
          signedTransaction: signed(transaction),
        })),
      },
      'solana:signAndSendTransaction': {
        ...{ version: '1.0.0', supportedTransactionVersions: ['legacy', 0] },
        signAndSendTransaction: ask('solana:signAndSendTransaction', () => ({ signature })),
      },
    },
    sui: {
      'sui:signPersonalMessage': {
        version: '1.1.0',
        signPersonalMessage: askOne('sui:signPersonalMessage', ({ message }: { readonly message: Uint8Array }) => ({
          ...{ bytes: btoa(String.fromCharCode(...message)), signature: proof },
        })),
      },
    },
  }
  const all = accounts.map(({ address, publicKey }) =>
    Object.freeze({ address, publicKey: Uint8Array.from(publicKey), chains, features: Object.keys(signing[family]) }),
  )
  const state = { isSeen: false }
  const see = (isSeen: boolean): void => {
    if (state.isSeen === isSeen) return
    state.isSeen = isSeen
    for (const listener of listeners) listener({ accounts: isSeen ? all : [] })
  }
  const connect = async (input?: { readonly silent?: boolean }): Promise<object> => {
    person.note('standard:connect')
    if (!person.isPermitted() && input?.silent !== true) {
      await person.consent('standard:connect')
      person.permit(true)
    }
    see(person.isPermitted())
    return { accounts: state.isSeen ? all : [] }
  }
  const disconnect = (): void => {
    person.note('standard:disconnect')
    person.permit(false)
    see(false)
  }
  const wallet = {
    ...{ version: '1.0.0', name, icon: 'data:image/png;base64,AA==', chains },
    get accounts() {
      return state.isSeen ? all : []
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: Listener) => (listeners.add(listener), () => void listeners.delete(listener)),
      },
      ...signing[family],
    },
  }
  interface Registry {
    register(...wallets: readonly object[]): unknown
  }
  const register = (registry: Registry): unknown => registry.register(wallet)
  addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent<Registry>).detail))
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
