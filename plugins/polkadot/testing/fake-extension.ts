import type { Account, CaipNetworkId } from '@billfold/kernel'
import type { FakeWallet } from '@billfold/test/fakes'
import { payloadBytes } from '../src/signing/payload-bytes.js'
import type { SignerPayload } from '../src/signing/signer-payload.js'
import { fromHex, toHex } from '../src/signing/hex.js'
import { personOf } from './keys.js'

/** What the fake wallet is asked to sign when it is a transaction. */
export const signedTransaction = 'a transaction'

/** Marks between which extensions sign what a person reads. */
export function wrapped(message: Uint8Array): Uint8Array {
  const mark = (text: string): Uint8Array => new TextEncoder().encode(text)
  return Uint8Array.from([...mark('<Bytes>'), ...message, ...mark('</Bytes>')])
}

/** Gives a fake wallet, with all its switches, the face of an extension of `injectedWeb3`. It signs with real keys. */
export function fakeExtension(wallet: FakeWallet): object {
  return { version: '1.0.0', enable: (origin: string) => enable(wallet, origin) }
}

/** What the extension gives to a page that it knows, or that the person lets in. */
async function enable(wallet: FakeWallet, _origin: string): Promise<object> {
  const ask = (method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })
  // An extension asks the person once for a page, and remembers.
  const granted = wallet.isConnected && !wallet.isLocked ? undefined : { said: await ask('connect') }
  return { ...injectedOf(wallet, granted), name: 'harbour', version: '1.0.0' }
}

/** An extension that was enabled already. */
export function injectedOf(wallet: FakeWallet, granted?: { readonly said: unknown }): object {
  const ask = (method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })
  const visible = (): readonly Account[] => (wallet.isConnected && !wallet.isLocked ? wallet.accounts : [])
  let first = granted
  return {
    accounts: {
      get: async () => {
        const said = first === undefined ? await ask('accounts') : first.said
        first = undefined
        return shown(said, wallet.networkId)
      },
      subscribe(listener: (accounts: unknown) => void) {
        const undo = [
          wallet.provider.on('accounts', (accounts) => listener(shown(accounts, wallet.networkId))),
          wallet.provider.on('network', () => listener(shown(visible(), wallet.networkId))),
          wallet.provider.on('disconnect', () => listener([])),
        ]
        return () => undo.forEach((step) => step())
      },
    },
    signer: {
      signRaw: ({ address, data }: { readonly address: string; readonly data: string }) => {
        const message = fromHex(data) ?? new Uint8Array()
        return answer(ask, new TextDecoder().decode(message), () => personOf(address).sign(wrapped(message)))
      },
      signPayload: (payload: SignerPayload) => {
        const { kind, sign } = personOf(payload.address)
        return answer(ask, signedTransaction, () => Uint8Array.from([kind, ...sign(payloadBytes(payload))]))
      },
    },
    disconnect: () => ask('disconnect'),
  }
}

/** The answer of the person: a signature, or whatever else the fake wallet was told to say. */
async function answer(ask: (method: string, params: unknown) => Promise<unknown>, what: string, sign: () => Uint8Array): Promise<unknown> {
  const said = await ask('sign', what)
  return typeof said === 'string' && said.startsWith('signed(') ? { id: 1, signature: toHex(sign()) } : said
}

/** Accounts are bound to the network that the wallet is on; whatever else the wallet says stays what it is. */
function shown(said: unknown, networkId: CaipNetworkId): unknown {
  if (!isAccountList(said)) return said
  const reference = typeof networkId === 'string' ? networkId.slice('polkadot:'.length) : ''
  return said.map(({ address }) => ({ address, type: 'sr25519', genesisHash: `0x${reference}${'0'.repeat(32)}` }))
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
