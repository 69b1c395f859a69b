import { type ChainAdapter, type Session, createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { type Eip1193Provider, eip155AdapterKey, eip155ProviderKey } from '../src/contract.js'
import { eip155 } from '../src/manifest.js'
import { defineEvmNetwork } from '../src/networks/index.js'

const payer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const amount = 0x2345678abcdefn
const amountHex = `0x${amount.toString(16)}`
const token = '0x093382cA9B247eE29655931696E0E503bc975F2e'
const thief = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'1'.repeat(64)}`

/** A page with a connected wallet that notes what it is handed. */
export interface WatchedPage {
  readonly adapter: ChainAdapter
  readonly session: Session
  readonly wallet: Eip1193Provider
  readonly host: Eip1193Provider
  /** Everything that the wallet was to sign or to send. */
  readonly handed: unknown[]
  reconnect(): Promise<void>
  end(): Promise<void>
}

/** Opens a page whose code is loaded, and whose person has connected a wallet. */
export async function watchedPage(dressed = (wallet: Eip1193Provider): Eip1193Provider => wallet): Promise<WatchedPage> {
  const handed: unknown[] = []
  const answers: Readonly<Record<string, unknown>> = {
    ...{ eth_accounts: [payer], eth_requestAccounts: [payer], eth_chainId: '0x1' },
    ...{ personal_sign: `0x${'22'.repeat(65)}`, eth_signTypedData_v4: `0x${'22'.repeat(65)}`, eth_sendTransaction: hash },
  }
  const wallet: Eip1193Provider = {
    request: async ({ method, params }) => {
      if (/sign|send/i.test(method)) handed[handed.length] = params
      return answers[method]
    },
  }
  const network = defineEvmNetwork({ id: 1, name: 'Harbour', rpcUrls: ['https://node.example'] })
  const plugin = eip155({ wallets: [{ id: 'harbour', name: 'Harbour', load: () => dressed(wallet) }] })
  const kernel = createKernel(fakePorts(), [plugin], { projectId: 'test', networks: [network] })
  await kernel.start()
  const adapter = await kernel.load(eip155AdapterKey)
  const connector = kernel.connectors.find({ id: 'harbour', namespace: 'eip155' })
  const connect = async (): Promise<void> => void (connector && (await kernel.connections.connect(connector)))
  await connect()
  const reconnect = async (): Promise<void> => {
    await kernel.connections.disconnect()
    await connect()
  }
  const session = kernel.families.find('eip155')?.session
  if (session === undefined) throw new Error('no wallet is connected')
  // The code for what comes after connecting is there before anybody replaces anything.
  await adapter.tokenFacts?.()
  return { adapter, session, wallet, host: kernel.get(eip155ProviderKey), handed, reconnect, end: () => kernel.destroy() }
}

/** A function of the language that a script of the page replaces. */
export interface ReplacedGlobal {
  readonly owner: object
  readonly name: string
  readonly label: string
}

const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect
const { isArray } = Array

/** Every function of the language's own objects. */
export function everyGlobal(): readonly ReplacedGlobal[] {
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object
  const owners: Readonly<Record<string, object>> = {
    Object,
    Reflect,
    JSON,
    Array,
    'Array.prototype': Array.prototype,
    String,
    'String.prototype': String.prototype,
    'BigInt.prototype': BigInt.prototype,
    'Number.prototype': Number.prototype,
    'Map.prototype': Map.prototype,
    'WeakMap.prototype': WeakMap.prototype,
    'Set.prototype': Set.prototype,
    Promise,
    'Promise.prototype': Promise.prototype,
    'RegExp.prototype': RegExp.prototype,
    'Function.prototype': Function.prototype,
    'TypedArray.prototype': typedArray,
    'TextEncoder.prototype': TextEncoder.prototype,
  }
  const all: ReplacedGlobal[] = []
  for (const [label, owner] of Object.entries(owners)) {
    for (const name of ownKeys(owner)) {
      const value = getOwnPropertyDescriptor(owner, name)?.value as unknown
      // A library that shares the process may have added functions of its own.
      const isNative = typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]')
      if (isNative && typeof name === 'string' && name !== 'constructor') all.push({ owner, name, label: `${label}.${name}` })
    }
  }
  return all
}

/** The side on which the replacement puts the thief in the place of the payee: in its result, or in its arguments. */
export type Swap = 'result' | 'arguments'

/** Replaces a function by one that does the same, and puts a thief in the place of the payee. Returns the undo. */
export function replaceGlobal({ owner, name }: Pick<ReplacedGlobal, 'owner' | 'name'>, swap: Swap): () => void {
  const before = getOwnPropertyDescriptor(owner, name)
  if (before === undefined) throw new Error(`${name} is not there`)
  const original = before.value as (...args: unknown[]) => unknown
  let isBusy = false
  function replaced(this: unknown, ...args: unknown[]): unknown {
    if (isBusy) return apply(original, this, args)
    isBusy = true
    try {
      if (swap === 'result') {
        const result = apply(original, this, args)
        return swapped(result, 0)
      }
      const own: unknown[] = []
      for (let index = 0; index < args.length; index += 1) own[index] = swapped(args[index], 0)
      return apply(original, swapped(this, 0), own)
    } finally {
      isBusy = false
    }
  }
  defineProperty(owner, name, { ...before, value: replaced })
  return () => void defineProperty(owner, name, before)
}

/** Spellings of the payee and of the amount, and those that a thief puts in their place. */
const swaps: readonly (readonly [string, string])[] = [
  [payee.slice(2).toLowerCase(), thief.slice(2).toLowerCase()],
  [amount.toString(16), (amount * 3n).toString(16)],
  [amount.toString(), (amount * 3n).toString()],
]

function swapped(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return swappedText(value)
  if (value === amount) return amount * 3n
  if (typeof value !== 'object' || value === null || depth > 3) return value
  const isPlain = isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) return value
  const copy = (isArray(value) ? [] : {}) as Record<PropertyKey, unknown>
  let isOther = false
  const names = ownKeys(value)
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as string
    if (name === 'length') continue
    const found = (value as Record<string, unknown>)[name]
    copy[name] = swapped(found, depth + 1)
    isOther ||= copy[name] !== found
  }
  return isOther ? copy : value
}

function swappedText(text: string): string {
  for (let index = 0; index < swaps.length; index += 1) {
    const [before = '', after = ''] = swaps[index] ?? []
    const at = text.toLowerCase().indexOf(before)
    if (at >= 0) return text.slice(0, at) + after + text.slice(at + before.length)
  }
  return text
}

const typedPay = {
  Pay: [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
}
const typedText = `{"types":${JSON.stringify(typedPay)},"primaryType":"Pay","message":{"to":"${payee}","amount":${amount}}}`

/** Requests of a page to a wallet, each in one way. */
export const uses: Readonly<Record<string, (page: WatchedPage) => Promise<unknown> | undefined>> = {
  'the coin': ({ adapter, session }) => adapter.transfer?.(session, { to: payee, amount }),
  'a token': ({ adapter, session }) => adapter.transfer?.(session, { to: payee, amount, tokenAddress: token }),
  'a transaction': ({ adapter, session }) => adapter.sendTransaction?.(session, { to: payee, value: amount }),
  'a transaction of the host': ({ host }) =>
    host.request({ method: 'eth_sendTransaction', params: [{ from: payer, to: payee, value: amountHex }] }),
  'typed data': ({ adapter, session }) =>
    adapter.signTypedData?.(session, { types: typedPay, primaryType: 'Pay', domain: {}, message: { to: payee, amount } }),
  'typed data as text': ({ adapter, session }) => adapter.signTypedData?.(session, typedText),
  'typed data of the host': ({ host }) => host.request({ method: 'eth_signTypedData_v4', params: [payer, `{"to":"${payee}"}`] }),
  'a text': ({ adapter, session }) => adapter.signMessage?.(session, `Pay ${payee}`),
  'a text of the host': ({ host }) => host.request({ method: 'personal_sign', params: [payee, payer] }),
}
