import type { Account, CaipNetworkId } from '@billfold/kernel'
import type { FakeWallet } from '@billfold/test/fakes'
import { base64, hex } from '@scure/base'
import { networkName, networkNamed } from '../src/networks/wallet-networks.js'
import { personOf, signAsSpend, signByKey, signPsbt } from './keys.js'

/** What a fake wallet is asked to sign when it is a transaction. */
const signedTransaction = 'a transaction'

/** The name of a network as wallets write it; whatever else the fake wallet says stays what it is. */
function named(networkId: unknown, write: (name: string) => string): unknown {
  return typeof networkId === 'string' ? write(networkName(networkId as CaipNetworkId) ?? networkId) : networkId
}

const satsName = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
const unisatName = (name: string): string => `BITCOIN_${name.toUpperCase()}`

/** Gives a fake wallet, with all its switches, the face of a wallet that sats-connect asks. It signs with real keys. */
export function satsFace(wallet: FakeWallet): object {
  const addresses = (said: unknown): unknown => (isAccountList(said) ? said.map(described) : said)
  const network = (networkId: unknown): object => ({ bitcoin: { name: named(networkId, satsName) }, stacks: { name: 'mainnet' } })
  const answers: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    wallet_connect: async () => ({ id: 'account', addresses: addresses(await ask(wallet, 'connect')) }),
    wallet_getAccount: async () => ({ id: 'account', addresses: addresses(await ask(wallet, 'accounts')) }),
    wallet_getNetwork: async () => network(await ask(wallet, 'network')),
    wallet_disconnect: async () => (await ask(wallet, 'disconnect')) ?? null,
    wallet_changeNetwork: async ({ name: wanted }) => (await ask(wallet, 'switchNetwork', networkNamed(wanted))) ?? null,
    wallet_addNetwork: async ({ type }) => (await ask(wallet, 'addNetwork', networkNamed(type))) ?? null,
    signMessage: async ({ address = '', message = '', protocol }) =>
      signed(await ask(wallet, 'sign', message), async () => ({ signature: base64.encode(signature({ address, message, protocol })) })),
    signPsbt: async ({ psbt = '', signInputs = {} }) =>
      signed(await ask(wallet, 'sign', signedTransaction), async () => ({
        psbt: base64.encode(signPsbt(personOf(Object.keys(signInputs)[0] ?? ''), base64.decode(psbt))),
      })),
  }
  return {
    async request(method: string, params: Params = {}) {
      const answer = answers[method]
      if (answer === undefined) return failed(method, { code: -32601, message: `The method ${method} does not exist` })
      try {
        return { jsonrpc: '2.0', id: method, result: await answer(params) }
      } catch (error) {
        const { code, message } = error as { readonly code: number; readonly message: string }
        // These wallets have a code of their own for a no.
        return failed(method, { code: code === 4001 ? -32000 : code, message })
      }
    },
    addListener({ eventName, cb }: { readonly eventName: string; readonly cb: (event: unknown) => void }) {
      if (eventName === 'accountChange')
        return wallet.provider.on('accounts', (said) => cb({ type: eventName, addresses: addresses(said) }))
      if (eventName === 'networkChange')
        return wallet.provider.on('network', (networkId) => cb({ type: eventName, ...network(networkId), addresses: [] }))
      return wallet.provider.on('disconnect', () => cb({ type: eventName }))
    },
  }
}

/** The same, as a wallet with the methods of UniSat. */
export function unisatFace(wallet: FakeWallet): object {
  const undo = new Map<unknown, () => void>()
  const addresses = (said: unknown): unknown => (isAccountList(said) ? said.map(({ address }) => address) : said)
  const first = (): string => wallet.accounts[0]?.address ?? ''
  return {
    requestAccounts: async () => addresses(await ask(wallet, 'connect')),
    getAccounts: async () => addresses(await ask(wallet, 'accounts')),
    getPublicKey: async () => personOf(first()).publicKey,
    getChain: async () => ({ enum: named(await ask(wallet, 'network'), unisatName) }),
    disconnect: () => ask(wallet, 'disconnect'),
    switchChain: (wanted: string) => ask(wallet, 'switchNetwork', networkNamed(wanted)),
    signMessage: async (message: string, type: string) =>
      signed(await ask(wallet, 'sign', message), async () =>
        base64.encode(signature({ address: first(), message, protocol: type === 'ecdsa' ? 'ECDSA' : 'BIP322' })),
      ),
    signPsbt: async (psbt: string) =>
      signed(await ask(wallet, 'sign', signedTransaction), async () => hex.encode(signPsbt(personOf(first()), hex.decode(psbt)))),
    on(event: string, listener: (said: unknown) => void) {
      const { on } = wallet.provider
      const steps =
        event === 'accountsChanged'
          ? [on('accounts', (said) => listener(addresses(said))), on('disconnect', () => listener([]))]
          : [on('network', (networkId) => listener({ enum: named(networkId, unisatName) }))]
      undo.set(listener, () => steps.forEach((step) => step()))
    },
    removeListener: (_event: string, listener: unknown) => undo.get(listener)?.(),
  }
}

interface Params {
  readonly name?: string
  readonly type?: string
  readonly address?: string
  readonly message?: string
  readonly protocol?: string | undefined
  readonly psbt?: string
  readonly signInputs?: Readonly<Record<string, readonly number[]>>
}

function signature({ address = '', message = '', protocol }: Params): Uint8Array {
  if (protocol === 'ECDSA') return signByKey(personOf(address), message)
  return signAsSpend(personOf(address), message, /^(?:bc|tb|bcrt)1p/.test(address) ? 'taproot' : 'segwit')
}

function described({ address }: Account): object {
  const isTaproot = /^(?:bc|tb|bcrt)1p/.test(address)
  const [purpose, addressType] = isTaproot ? ['ordinals', 'p2tr'] : ['payment', 'p2wpkh']
  return { address, publicKey: personOf(address).publicKey, purpose, addressType, walletType: 'software' }
}

const ask = (wallet: FakeWallet, method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })

/** The answer of the person: what was signed, or whatever else the fake wallet was told to say. */
async function signed(said: unknown, sign: () => Promise<unknown>): Promise<unknown> {
  return typeof said === 'string' && said.startsWith('signed(') ? sign() : said
}

function failed(id: string, error: object): object {
  return { jsonrpc: '2.0', id, error }
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
