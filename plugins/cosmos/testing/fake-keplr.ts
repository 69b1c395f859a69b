import type { StdSignDoc } from '@cosmjs/amino'
import type { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import type { Account } from '@billfold/kernel'
import type { FakePage, FakeWallet } from '@billfold/test/fakes'
import { networkIdOf } from '../src/networks/chain-ids.js'
import { messageDocument } from '../src/signing/amino.js'
import { type Person, ida, personOf, prefixOn } from './keys.js'

export interface FakeKeplrOptions {
  /** A wallet of old, that knows a message by its document alone. */
  readonly isWithoutMessages?: boolean
  readonly isLedger?: boolean
}

/** What the fake wallet is asked to sign when it is a transaction. */
export const signedTransaction = 'a transaction'

/** Gives a fake wallet, with all its switches, the interface of Keplr. It signs with real keys. */
export function fakeKeplr(wallet: FakeWallet, { isWithoutMessages = false, isLedger = false }: FakeKeplrOptions = {}): object {
  const ask = (method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })
  /** The answer of the person: what was signed, or whatever else the fake wallet was told to say. */
  const answer = async (what: string, sign: () => Promise<unknown>): Promise<unknown> => {
    const said = await ask('sign', what)
    return typeof said === 'string' && said.startsWith('signed(') ? sign() : said
  }
  /** Chains that the person has allowed this page: of those it asks nobody again. */
  const allowed = new Set<string>()
  const enable = async (chainId: string): Promise<void> => {
    const isNew = !wallet.isConnected || wallet.isLocked
    if (isNew) await ask('connect')
    if (!(isNew ? networkIdOf(chainId) === wallet.networkId : allowed.has(chainId)))
      await ask('switchNetwork', networkIdOf(chainId)).catch(inWords(chainId))
    allowed.add(chainId)
  }
  const keplr = {
    enable,
    disable: async () => {
      allowed.clear()
      await ask('disconnect')
    },
    async getKey(chainId: string) {
      const said = await ask('accounts')
      if (!isAccountList(said)) return said
      const [account] = said
      if (account === undefined) throw new Error('The wallet is locked')
      const person = personOf(account.address)
      // Junk that looks like an account is one without a key.
      if (person === undefined) return { bech32Address: account.address }
      return {
        name: 'Ida',
        algo: 'secp256k1',
        pubKey: person.publicKey,
        bech32Address: person.addressOn(prefixOn(chainId)),
        isNanoLedger: isLedger,
      }
    },
    signDirect: (_: string, signer: string, document: SignDoc) =>
      answer(signedTransaction, () => signerOf(signer).direct.signDirect(signer, document)),
    signAmino: (_: string, signer: string, document: StdSignDoc) =>
      answer(signedTransaction, () => signerOf(signer).amino.signAmino(signer, document)),
    ...(!isWithoutMessages && {
      signArbitrary: (_: string, signer: string, message: string | Uint8Array) => {
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
        const sign = async () => (await signerOf(signer).amino.signAmino(signer, messageDocument(signer, bytes))).signature
        return answer(new TextDecoder().decode(bytes), sign)
      },
    }),
  }
  return keplr
}

/** Lets a page hear of another account as Keplr says it: by an event of the window that says no more. Each listener counts at the wallet. */
export function tellKeyChanges(page: FakePage, { provider }: FakeWallet, event = 'keplr_keystorechange'): void {
  const listen = page.listen.bind(page)
  page.listen = (type, listener) => {
    if (type !== event) return listen(type, listener)
    const undo = [provider.on('accounts', () => listener({ type })), provider.on('disconnect', () => listener({ type }))]
    return () => undo.forEach((step) => step())
  }
}

function signerOf(address: string): Person {
  return personOf(address) ?? ida
}

/** What Keplr says of a chain that it does not know. */
function inWords(chainId: string): (error: unknown) => never {
  return (error) => {
    throw (error as { readonly code?: number }).code === 4902 ? new Error(`There is no modular chain info for ${chainId}`) : error
  }
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
