import type { MarkTable } from './mark-table.js'

/**
 * Owner of a mark, with what it is found by: a wallet by its name in the registry, a network by its CAIP-2 id, a coin by its symbol, a token by the
 * CAIP-10 id of its contract, an exchange and a login provider by their ids.
 */
export type MarkKind = 'wallet' | 'network' | 'coin' | 'token' | 'exchange' | 'social'

/** The own mark of a wallet, network, coin, token, exchange or login provider: the text of an SVG. Undefined where none is known. */
export async function loadMark(kind: MarkKind, id: string): Promise<string | undefined> {
  if (kind === 'token') {
    const symbol = await tokenSymbol(id)
    return symbol === undefined ? undefined : loadMark('coin', symbol)
  }
  const table = await tables[kind]()
  const key = kind === 'coin' ? id.toUpperCase() : id
  return Object.hasOwn(table, key) ? (await table[key]?.())?.mark : undefined
}

const tables: Readonly<Record<Exclude<MarkKind, 'token'>, () => Promise<MarkTable>>> = {
  wallet: async () => (await import('./wallet-marks.js')).walletMarks,
  network: async () => (await import('./network-marks.js')).networkMarks,
  coin: async () => (await import('./token-marks.js')).tokenMarks,
  exchange: async () => (await import('./exchange-marks.js')).exchangeMarks,
  social: async () => (await import('./social-marks.js')).socialMarks,
}

/** The symbol of a known contract. A symbol alone proves nothing: whoever makes a token may write any. */
async function tokenSymbol(id: string): Promise<string | undefined> {
  const { tokenPlaces } = await import('./token-places.js')
  const [namespace, reference, address = ''] = id.split(':')
  const chain = `${namespace}:${reference}`
  const known = Object.hasOwn(tokenPlaces, chain) ? tokenPlaces[chain] : undefined
  if (known === undefined || address.length < leastAddress) return undefined
  const key = (address.startsWith('0x') ? address.toLowerCase() : address).slice(-16)
  const words = known.split(' ')
  return words[words.findIndex((word, at) => at % 2 === 0 && word === key) + 1 || words.length]
}

const leastAddress = 32
