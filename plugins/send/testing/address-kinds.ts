import type { Draw } from './seeded.js'

/** How the addresses of a family are written: what they begin with, their signs, and how many. */
export interface AddressKind {
  readonly name: string
  readonly beginning: string
  readonly signs: string
  readonly length: number
}

const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** The seven families, Bitcoin in both of its forms. */
export const addressKinds: readonly AddressKind[] = [
  { name: 'EVM', beginning: '0x', signs: hex, length: 40 },
  { name: 'Solana', beginning: '', signs: base58, length: 44 },
  { name: 'Bitcoin', beginning: 'bc1q', signs: bech32, length: 38 },
  { name: 'old Bitcoin', beginning: '1', signs: base58, length: 33 },
  { name: 'Cosmos', beginning: 'cosmos1', signs: bech32, length: 38 },
  { name: 'Sui', beginning: '0x', signs: hex, length: 64 },
  { name: 'Polkadot', beginning: '1', signs: base58, length: 46 },
  { name: 'Stacks', beginning: 'SP', signs: '0123456789ABCDEFGHJKMNPQRSTVWXYZ', length: 39 },
]

/** Writes an address by chance. */
export function drawAddress({ beginning, signs, length }: AddressKind, draw: Draw): string {
  return beginning + drawSigns(signs, length, draw)
}

/** Writes another one with the same signs at its front and its end. */
export function drawTwin(kind: AddressKind, address: string, { front, end, draw }: { front: number; end: number; draw: Draw }): string {
  const body = address.slice(kind.beginning.length)
  const middle = body.slice(front, body.length - end)
  const other = Array.from(middle, (sign) => anotherSign(kind.signs, sign, draw)).join('')
  return kind.beginning + body.slice(0, front) + other + body.slice(body.length - end)
}

/** Changes some signs of an address. */
export function drawSlip(kind: AddressKind, address: string, count: number, draw: Draw): string {
  const signs = [...address]
  for (let done = 0; done < count; done += 1) {
    const index = kind.beginning.length + draw(kind.length)
    signs[index] = anotherSign(kind.signs, signs[index] ?? '', draw)
  }
  return signs.join('') === address ? drawSlip(kind, address, count, draw) : signs.join('')
}

function drawSigns(signs: string, count: number, draw: Draw): string {
  return Array.from({ length: count }, () => signs[draw(signs.length)]).join('')
}

function anotherSign(signs: string, sign: string, draw: Draw): string {
  const found = signs[draw(signs.length)] ?? ''
  return found.toLowerCase() === sign.toLowerCase() ? anotherSign(signs, sign, draw) : found
}
