import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** Networks that write their addresses alike: Bitcoin, those for trying things out, and the one that runs on one machine. */
export type AddressNet = 'main' | 'test' | 'regtest'

/** Kinds of addresses, by what it takes to spend from them. */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** Facts that an address tells by itself. */
export interface AddressFacts {
  readonly kind: AddressKind
  readonly nets: readonly AddressNet[]
}

const longest = 90
const prefixes: Readonly<Record<string, AddressNet>> = { bc: 'main', tb: 'test', bcrt: 'regtest' }
const versions: Readonly<Record<number, AddressFacts>> = {
  0x00: { kind: 'p2pkh', nets: ['main'] },
  0x05: { kind: 'p2sh', nets: ['main'] },
  0x6f: { kind: 'p2pkh', nets: ['test', 'regtest'] },
  0xc4: { kind: 'p2sh', nets: ['test', 'regtest'] },
}
const base58check = createBase58check(sha256)

/** True for an address of a Bitcoin network, its checksum included. */
export function isBitcoinAddress(text: unknown): text is string {
  return readAddress(text) !== undefined
}

/** Reads an address, its checksum included. Undefined for anything else, addresses of other coins among it. */
export function readAddress(text: unknown): AddressFacts | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined
  try {
    return /^(?:bc|tb|bcrt)1/i.test(text) ? readSegwit(text) : readLegacy(text)
  } catch {
    // A letter that is none of its alphabet, or a checksum that does not fit.
    return undefined
  }
}

function readSegwit(text: string): AddressFacts | undefined {
  const decoded = bech32.decodeUnsafe(text) ?? bech32m.decodeUnsafe(text)
  const net = prefixes[decoded?.prefix ?? '']
  if (decoded === undefined || net === undefined) return undefined
  const [version, ...words] = decoded.words
  const { length } = bech32.fromWords(words)
  // Version 0 stands in the first checksum, later ones in the second: in the other it is a slip.
  const isFirst = bech32.decodeUnsafe(text) !== undefined
  if (isFirst && version === 0 && length === 20) return { kind: 'p2wpkh', nets: [net] }
  if (isFirst && version === 0 && length === 32) return { kind: 'p2wsh', nets: [net] }
  return !isFirst && version === 1 && length === 32 ? { kind: 'p2tr', nets: [net] } : undefined
}

function readLegacy(text: string): AddressFacts | undefined {
  const [version = -1, ...hash] = base58check.decode(text)
  return hash.length === 20 ? versions[version] : undefined
}
