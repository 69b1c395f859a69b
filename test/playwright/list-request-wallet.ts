import type { PagePerson } from './page-wallet.js'

/** What a wallet in the page is made of that is asked by a method and its parameters. */
export interface RequestWalletFacts {
  readonly name: string
  /** The list on the window in which it names itself. */
  readonly list: string
  readonly accounts: readonly string[]
  /** The network that it says it is on. */
  readonly network: string
  /** What it answers when it is asked to sign, by method. */
  readonly signs: Readonly<Record<string, object>>
}

/** Names a Bitcoin or a Stacks wallet (WBIP-004) in the page that it runs in. It travels as text: it uses nothing but its arguments. */
export function listRequestWallet(person: PagePerson, { name, list, accounts, network, signs }: RequestWalletFacts): void {
  type Listener = { readonly eventName: string; readonly cb: (event: object) => void }
  const listeners = new Set<Listener>()
  const failure = (code: number, message: string): Error => Object.assign(new Error(message), { code })
  const addresses = { addresses: accounts.map((address) => ({ address, ...(list === 'btc_providers' && { purpose: 'payment' }) })) }
  const connect = async (method: string): Promise<object> => {
    if (!person.isPermitted()) await person.consent(method)
    person.permit(true)
    return addresses
  }
  const sign = async (method: string): Promise<unknown> => {
    if (!person.isPermitted()) throw failure(-32002, 'Access denied')
    return (await person.consent(method)) ?? signs[method]
  }
  const answers: Record<string, () => unknown> = {
    getInfo: () => ({ version: '1.0.0', platform: 'web', methods: Object.keys(answers), supports: [] }),
    wallet_connect: () => connect('wallet_connect'),
    getAddresses: () => connect('getAddresses'),
    wallet_getAccount: () => {
      if (!person.isPermitted()) throw failure(-32002, 'Access denied')
      return addresses
    },
    wallet_getNetwork: () => ({ bitcoin: { name: network }, stacks: { name: network.toLowerCase() } }),
    wallet_disconnect: () => {
      person.permit(false)
      for (const { eventName, cb } of listeners) if (eventName === 'disconnect') cb({ type: 'disconnect' })
      return null
    },
    ...Object.fromEntries(Object.keys(signs).map((method) => [method, () => sign(method)])),
  }
  const provider = {
    async request(method: string): Promise<object> {
      person.note(method)
      const answer = answers[method]
      const head = { jsonrpc: '2.0', id: 1 }
      try {
        if (answer === undefined) throw failure(-32601, `The method ${method} is not there`)
        return { ...head, result: await answer() }
      } catch (error) {
        const { code, message } = error as { readonly code: number; readonly message: string }
        // These wallets have a code of their own for a no.
        return { ...head, error: { code: code === 4001 ? -32000 : code, message } }
      }
    },
    addListener: (listener: Listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  }
  const id = `TestWallet${name.replaceAll(/[^A-Za-z0-9]/g, '')}`
  const listed = (Reflect.get(globalThis, list) as readonly object[] | undefined) ?? []
  Reflect.set(globalThis, id, provider)
  Reflect.set(globalThis, list, [...listed, { id, name, icon: 'data:image/png;base64,AA==', methods: Object.keys(answers) }])
}
