import { type ChainAdapter, type Signature, keyFor, chainAdapter, walletError } from '@billfold/kernel'
import type { FakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup } from '../suites/chain-adapter-setup.js'
import { type PlantedFault, adapter } from './plant.js'

const refused = (): Promise<never> => Promise.reject(walletError('wallet/refused', {}))
const nothing = (): Promise<void> => Promise.resolve()

/** Asks the wallet, and reads nothing of what it throws. */
const raw =
  (member: 'switchNetwork' | 'addNetwork' | 'signMessage', method: string = member) =>
  (): ChainAdapterSetup =>
    adapter((_, { provider }) => ({ [member]: () => provider.request({ method }) }))

const changed = (change: Partial<ChainAdapter>) => (): ChainAdapterSetup => adapter(() => change)
const signs = (signature: unknown): (() => ChainAdapterSetup) => changed({ signMessage: () => Promise.resolve(signature as Signature) })
const sends = (send: (wallet: FakeWallet) => Promise<unknown>) => (): ChainAdapterSetup =>
  adapter((_, wallet) => ({ sendTransaction: async () => (await send(wallet)) as string }))
const holds = (balance: string, symbol = 'SOL'): (() => ChainAdapterSetup) => changed({ balance: async () => ({ balance, symbol }) })

export const adapterFaults: readonly PlantedFault<ChainAdapterSetup>[] = [
  ['is promised under another key', 'adapter: is promised', () => adapter(() => ({}), keyFor(chainAdapter, 'sui'))],
  ['is of another family', 'adapter: is of the family', changed({ namespace: 'sui' })],
  ['has a member that is undefined', 'adapter: has no member', () => adapter(() => Object.fromEntries([['balance', undefined]]))],
  ['has a member that is null', 'adapter: has no member', changed({ transfer: null as never })],
  ['knows no address', 'addresses: knows its own', changed({ isAddress: () => false })],
  ['takes everything for an address', 'addresses: knows no others', changed({ isAddress: () => true })],
  ['takes an empty text for an address', 'addresses: knows no others', changed({ isAddress: (text) => text === 's1' || text === '' })],
  ['takes a blank for an address', 'addresses: knows no others', changed({ isAddress: (text) => text === 's1' || text === ' ' })],
  ['takes a text of any length', 'addresses: knows no others', changed({ isAddress: (text) => /^(?:s|x{9})/.test(text) })],
  ['throws when it is given a symbol', 'addresses: a symbol is none', changed({ isAddress: (text) => text.concat('') === 's1' })],
  ['reads what is no text', 'addresses: a throwing toString is none', changed({ isAddress: (text) => /^s\d/.test(text) })],
  ['takes the length of nothing', 'addresses: null is none', changed({ isAddress: (text) => text.length === 2 && text.startsWith('s') })],
  ['hands on what a wallet throws at a switch', 'networks: one that the wallet lacks', raw('switchNetwork')],
  ['switches nowhere', 'networks: switches after adding', changed({ switchNetwork: nothing })],
  [
    'says that every network is unknown',
    'networks: one that the wallet lacks',
    changed({ switchNetwork: () => Promise.reject(new Error('4902')) }),
  ],
  ['adds nothing', 'networks: switches after adding', changed({ addNetwork: nothing })],
  ['takes a no to a switch for a failure', 'refusals: a no to switchNetwork', raw('switchNetwork')],
  ['takes a no to a network for a failure', 'refusals: a no to addNetwork', raw('addNetwork')],
  ['takes a no to a network for a yes', 'refusals: a no to addNetwork', changed({ addNetwork: nothing })],
  ['takes a no to a signature for a failure', 'refusals: a no to signMessage', raw('signMessage', 'sign')],
  ['takes a no to a signature for a signature', 'refusals: a no to signMessage', signs('0x1')],
  ['hands on an object as a signature', 'signing: an empty object is no signature', raw('signMessage', 'sign')],
  ['signs with nothing', 'signing: a signature is what', signs('')],
  ['signs with an empty list', 'signing: a signature is what', signs([])],
  ['signs with a list of nothing', 'signing: a signature is what', signs([''])],
  ['signs with a list that has a number', 'signing: a signature is what', signs(['0x1', 2])],
  ['takes a failing wallet for a refusal at a signature', 'signing: a wallet that fails', changed({ signMessage: refused })],
  ['takes a failing wallet for a signature', 'signing: a wallet that fails', signs('0x1')],
  ['names no transaction', 'send: gives back', sends(() => Promise.resolve(''))],
  ['gives the answer of the wallet for the name', 'send: gives back', sends(() => Promise.resolve({ hash: '0x1' }))],
  ['takes a no to a transaction for a failure', 'send: a no is a refusal', sends(({ provider }) => provider.request({ method: 'send' }))],
  ['takes a no to a transaction for a name', 'send: a no is a refusal', sends(() => Promise.resolve('0x1'))],
  ['takes a failing wallet for a refusal at sending', 'send: a wallet that fails', sends(refused)],
  ['takes a failing wallet for a name', 'send: a wallet that fails', sends(() => Promise.resolve('0x1'))],
  ['hands on an object as the name of a transaction', 'send: an empty object names', sends(({ says }) => Promise.resolve(says?.()))],
  ['reads a balance that nobody wants any more', 'balance: can be called off', holds('1')],
  ['writes a balance with an exponent', 'balances: an amount is', holds('1e-7')],
  ['writes a balance with a comma', 'balances: an amount is', holds('1,5')],
  ['writes a balance with separators', 'balances: an amount is', holds("1'000")],
  ['writes a balance below nothing', 'balances: an amount is', holds('-1')],
  ['writes a balance without its symbol', 'balances: an amount is', holds('1.5', '')],
  ['makes a balance of a malformed answer', 'balances: a node whose answer is malformed', holds('0')],
  ['makes a balance when nobody answers', 'balances: a node whose answer is hang', holds('0')],
  ['reads tokens that nobody wants any more', 'tokens: reading them', changed({ tokens: () => Promise.resolve([]) })],
  [
    'reads amounts as floats',
    'units: reading',
    changed({ parseUnits: (value, decimals) => BigInt(Math.trunc(Number(value))) * 10n ** BigInt(decimals), formatUnits: String }),
  ],
  [
    'writes smallest units for amounts',
    'units: reading',
    changed({ parseUnits: (_, decimals) => 15n * 10n ** BigInt(decimals - 1), formatUnits: String }),
  ],
]
