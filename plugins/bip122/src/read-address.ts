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
/** By the checksum, the version, and the bytes that an address stands for. */
const segwitKinds: Readonly<Record<string, AddressKind>> = { 'first 0 20': 'p2wpkh', 'first 0 32': 'p2wsh', 'later 1 32': 'p2tr' }
const base58check = createBase58check(sha256)

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
  // Version 0 stands in the first checksum, later ones in the second: in the other it is a slip.
  const [first, later] = [bech32.decodeUnsafe(text), bech32m.decodeUnsafe(text)]
  const { prefix = '', words: [version, ...words] = [] } = first ?? later ?? {}
  const [net, { length }] = [prefixes[prefix], bech32.fromWords(words)]
  const kind = segwitKinds[`${first === undefined ? 'later' : 'first'} ${version} ${length}`]
  return net && kind && { kind, nets: [net] }
}

function readLegacy(text: string): AddressFacts | undefined {
  const [version = -1, ...hash] = base58check.decode(text)
  return hash.length === 20 ? versions[version] : undefined
}
