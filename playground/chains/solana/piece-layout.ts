import { type Address, address, getAddressDecoder, getAddressEncoder } from '@solana/kit'

import { encodeMint } from './token-layout.js'

/** What the second token program keeps of a piece within its mint: who it is, and where the rest is told. */
export interface PieceFacts {
  readonly mint: Address
  readonly name: string
  readonly symbol: string
  readonly uri: string
}

/** Where extensions begin: behind the bytes that every account of a token has, and the one that says what it is. */
const firstExtension = 166
const mintKind = 1
/** The numbers of the extensions, as the program has them. */
const extensions = { metadataPointer: 18, tokenMetadata: 19 } as const
/** An address that is nobody's. */
const nobody = new Uint8Array(32)

/** The bytes of the mint of a piece: there is one, and nobody can ever make another or call it something else. */
export function encodePiece({ mint, name, symbol, uri }: PieceFacts): Uint8Array {
  const itself = getAddressEncoder().encode(mint)
  const metadata = [nobody, itself, ...[name, symbol, uri].map(text), number(0, 4)]
  return joined([
    plainMint(),
    Uint8Array.of(mintKind),
    extension(extensions.metadataPointer, [nobody, itself]),
    extension(extensions.tokenMetadata, metadata),
  ])
}

/** What a mint says of itself; undefined when it says nothing. */
export function decodePiece(data: Uint8Array): PieceFacts | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = firstExtension; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === extensions.tokenMetadata) return decodeMetadata(data, view, at + 4)
  }
  return undefined
}

function decodeMetadata(data: Uint8Array, view: DataView, start: number): PieceFacts {
  let at = start + 64
  const next = (): string => {
    const length = view.getUint32(at, true)
    at += 4 + length
    return new TextDecoder().decode(data.subarray(at - length, at))
  }
  const mint = address(getAddressDecoder().decode(data, start + 32))
  return { mint, name: next(), symbol: next(), uri: next() }
}

/** A mint without an authority, of one unit that cannot be divided. */
function plainMint(): Uint8Array {
  const bytes = new Uint8Array(firstExtension - 1)
  bytes.set(encodeMint({ supply: 1n, decimals: 0 }))
  return bytes
}

function extension(kind: number, parts: readonly ArrayLike<number>[]): Uint8Array {
  const value = joined(parts)
  return joined([number(kind, 2), number(value.length, 2), value])
}

function text(written: string): Uint8Array {
  const bytes = new TextEncoder().encode(written)
  return joined([number(bytes.length, 4), bytes])
}

function number(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255)
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}
