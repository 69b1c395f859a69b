import type { Account, CaipNetworkId } from '@billfold/kernel'
import { type FakeWallet, sentHash } from '@billfold/test/fakes'
import { encodeStructuredDataBytes, Cl, TransactionSigner, deserializeTransaction, signMessageHashRsv } from '@stacks/transactions'
import { hashMessage, hashSha256Sync } from '@stacks/encryption'
import { type Person, ada, personOf } from './keys.js'

export interface FakeStacksOptions {
  /** `sip-030` knows only the methods of that standard, and tells nothing by itself; `xverse` wants to be asked for permission first. */
  readonly kind?: 'usual' | 'sip-030' | 'xverse'
  /** Methods that it does not know. */
  readonly lacks?: readonly string[]
}

/** A Stacks wallet, and what it was asked by the names of the wire. */
export interface FakeStacksWallet {
  readonly provider: object
  readonly asked: string[]
}

type Params = Readonly<Record<string, unknown>>

const testnet = 'stacks:2147483648'
const failure = (code: number, message: string): object => ({ jsonrpc: '2.0', id: 'x', error: { code, message } })
/** Codes of the fake wallet, and what Stacks wallets have in their place. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4902: -32602 }

/** Gives a fake wallet, with all its switches, the face of a Stacks wallet. It signs with real keys. */
export function fakeStacksWallet(wallet: FakeWallet, { kind = 'usual', lacks = [] }: FakeStacksOptions = {}): FakeStacksWallet {
  const asked: string[] = []
  const ask = async (method: string, params?: unknown): Promise<unknown> => wallet.provider.request({ method, params })
  const signer = (): Person => personOf(wallet.accounts[0]?.address ?? '') ?? ada
  const shown = (said: unknown): unknown => (isAccountList(said) ? { addresses: entriesOf(said, wallet.networkId) } : said)
  const connect = async (): Promise<unknown> => shown(await ask('connect'))
  const methods: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    ...(kind === 'usual' && { getAddresses: connect }),
    ...(kind === 'sip-030' && { stx_getAddresses: connect }),
    ...(kind === 'xverse' && { wallet_connect: connect }),
    ...(kind !== 'sip-030' && {
      wallet_getAccount: async () => {
        const said = await ask('accounts')
        if (isAccountList(said) && said.length === 0) throw failure(-32002, 'Access denied.')
        return shown(said)
      },
      wallet_disconnect: () => ask('disconnect').then(() => null),
      wallet_changeNetwork: ({ name }) => ask('switchNetwork', name === 'Testnet' ? testnet : name === 'Mainnet' ? 'stacks:1' : name),
      wallet_addNetwork: ({ type }) => ask('addNetwork', type === 'testnet' ? testnet : 'stacks:1'),
    }),
    stx_signMessage: async ({ message }) => signed(await ask('sign', message), hashMessage(String(message)), signer()),
    stx_signStructuredMessage: async ({ message, domain }) => {
      const data = { message: Cl.deserialize(String(message)), domain: Cl.deserialize(String(domain)) }
      return signed(await ask('sign', 'typed data'), hashSha256Sync(encodeStructuredDataBytes(data)), signer())
    },
    stx_signTransaction: async ({ transaction }) => {
      const said = await ask('send', transaction)
      return said === sentHash ? signTransaction(String(transaction), signer()) : said
    },
    stx_transferStx: async () => sent(await ask('send')),
    stx_callContract: async () => sent(await ask('send')),
  }
  const provider = {
    ...(kind === 'xverse' && { signMultipleTransactions: () => undefined, createRepeatInscriptions: () => undefined }),
    async request(method: string, params: Params = {}): Promise<unknown> {
      asked.push(method)
      const answer = lacks.includes(method) ? undefined : methods[method]
      if (answer === undefined) throw failure(-32601, `The method ${method} does not exist`)
      try {
        return { jsonrpc: '2.0', id: 'x', result: await answer(params) }
      } catch (error) {
        const { code, message } = error as { readonly code?: number; readonly message?: string }
        throw code === undefined ? error : failure(codes[code] ?? code, message ?? '')
      }
    },
    ...(kind !== 'sip-030' && {
      addListener: ({ eventName, cb }: { readonly eventName: string; readonly cb: (told: unknown) => void }) => {
        const { on } = wallet.provider
        if (eventName === 'accountChange') return on('accounts', (accounts) => cb(shown(accounts)))
        if (eventName === 'networkChange') return on('network', () => cb(shown(wallet.accounts)))
        return eventName === 'disconnect' ? on('disconnect', cb) : () => undefined
      },
    }),
  }
  return { provider, asked }
}

/** The addresses of accounts on the network of the wallet, and one of Bitcoin as wallets name it too. */
function entriesOf(accounts: readonly Account[], networkId: CaipNetworkId): readonly object[] {
  if (accounts.length === 0) return []
  const stacks = accounts.map(({ address }) => {
    const person = personOf(address)
    // The wallet may show anything: it is handed on as it is.
    if (person === undefined) return { address }
    const { publicKey, mainnet, testnet: onTestnet } = person
    return { symbol: 'STX', address: networkId === 'stacks:1' ? mainnet : onTestnet, publicKey, purpose: 'stacks' }
  })
  return [{ symbol: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', publicKey: '02' }, ...stacks]
}

function signed(said: unknown, hash: Uint8Array, { secret, publicKey }: Person): unknown {
  if (typeof said !== 'string' || !said.startsWith('signed(')) return said
  const messageHash = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { signature: signMessageHashRsv({ messageHash, privateKey: secret }), publicKey }
}

/** A transaction, signed. */
export function signTransaction(hex: string, { secret }: Person): { readonly transaction: string; readonly txid: string } {
  const transaction = deserializeTransaction(hex)
  new TransactionSigner(transaction).signOrigin(secret)
  return { transaction: transaction.serialize(), txid: transaction.txid() }
}

function sent(said: unknown): unknown {
  return said === sentHash ? { txid: sentHash.slice(2) } : said
}

function isAccountList(said: unknown): said is readonly Account[] {
  try {
    return Array.isArray(said) && said.every((one) => typeof (one as Account).address === 'string')
  } catch {
    // It is made to break whoever looks at it: it is handed on as it is.
    return false
  }
}
