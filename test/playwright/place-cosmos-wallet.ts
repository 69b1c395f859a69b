import type { PagePerson } from './page-wallet.js'

/** What a Cosmos wallet in the page is made of. */
export interface CosmosWalletFacts {
  readonly name: string
  /** Where it stands on the window. */
  readonly place: string
  readonly accounts: readonly string[]
}

/** Puts a wallet with the interface of Keplr on the window that it runs in. It travels as text: it uses nothing but its arguments. */
export function placeCosmosWallet(person: PagePerson, { name, place, accounts }: CosmosWalletFacts): void {
  const pubKey = (): Uint8Array => new Uint8Array(33).fill(2)
  const key = (): object => {
    if (!person.isPermitted()) throw new Error('The wallet does not know this page')
    return { ...{ name, algo: 'secp256k1', isNanoLedger: false }, bech32Address: accounts[0], pubKey: pubKey() }
  }
  const signature = (): object => ({
    pub_key: { type: 'tendermint/PubKeySecp256k1', value: btoa(String.fromCharCode(...pubKey())) },
    signature: btoa('\u0007'.repeat(64)),
  })
  const sign = async (method: string, unsigned: unknown): Promise<unknown> => {
    person.note(method)
    const said = await person.consent(method)
    if (said !== undefined) return said
    return unsigned === undefined ? signature() : { signed: unsigned, signature: signature() }
  }
  Reflect.set(globalThis, place, {
    async enable(): Promise<void> {
      person.note('enable')
      if (!person.isPermitted()) await person.consent('enable').catch(() => Promise.reject(new Error('Request rejected')))
      person.permit(true)
    },
    async getKey(): Promise<object> {
      person.note('getKey')
      return key()
    },
    disable: async () => {
      person.note('disable')
      person.permit(false)
    },
    signArbitrary: () => sign('signArbitrary', undefined),
    signAmino: (_chain: string, _signer: string, document: object) => sign('signAmino', document),
    signDirect: (_chain: string, _signer: string, document: object) => sign('signDirect', document),
  })
}
