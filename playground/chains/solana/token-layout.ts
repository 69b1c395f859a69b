import { type Address, address, getAddressDecoder, getAddressEncoder } from '@solana/kit'

import { solanaPrograms } from './seed.js'

/** How many bytes a mint, and an account of a token, take before any extension. */
const mintSize = 82
const tokenAccountSize = 165

/** Which account it is, behind the bytes of the first token program. */
const kinds = { mint: 1, account: 2 } as const

export interface MintFacts {
  /** Who may make more; nobody when it is absent. */
  readonly authority?: Address
  readonly supply: bigint
  readonly decimals: number
}

export interface TokenAccountFacts {
  readonly mint: Address
  readonly owner: Address
  readonly amount: bigint
}

/** The bytes of a mint. */
export function encodeMint({ authority, supply, decimals }: MintFacts): Uint8Array {
  const bytes = new Uint8Array(mintSize)
  const view = new DataView(bytes.buffer)
  if (authority !== undefined) {
    view.setUint32(0, 1, true)
    bytes.set(getAddressEncoder().encode(authority), 4)
  }
  view.setBigUint64(36, supply, true)
  view.setUint8(44, decimals)
  view.setUint8(45, 1)
  return bytes
}

/** The bytes of an account of a token. */
export function encodeTokenAccount({ mint, owner, amount }: TokenAccountFacts): Uint8Array {
  const bytes = new Uint8Array(tokenAccountSize)
  const view = new DataView(bytes.buffer)
  bytes.set(getAddressEncoder().encode(mint), 0)
  bytes.set(getAddressEncoder().encode(owner), 32)
  view.setBigUint64(64, amount, true)
  // Initialised.
  view.setUint8(108, 1)
  return bytes
}

/** What the bytes of a token program's account say of a mint; undefined when it is none. */
export function decodeMint(program: string, data: Uint8Array): MintFacts | undefined {
  if (!isOf(program) || !isKind(data, { size: mintSize, kind: kinds.mint })) return undefined
  const view = viewOf(data)
  const hasAuthority = view.getUint32(0, true) === 1
  return { ...(hasAuthority && { authority: addressAt(data, 4) }), supply: view.getBigUint64(36, true), decimals: view.getUint8(44) }
}

/** What the bytes of a token program's account say of an account of a token; undefined when it is none. */
export function decodeTokenAccount(program: string, data: Uint8Array): TokenAccountFacts | undefined {
  if (!isOf(program) || !isKind(data, { size: tokenAccountSize, kind: kinds.account })) return undefined
  return { mint: addressAt(data, 0), owner: addressAt(data, 32), amount: viewOf(data).getBigUint64(64, true) }
}

function isOf(program: string): boolean {
  return program === solanaPrograms.token || program === solanaPrograms.token2022
}

interface Kind {
  readonly size: number
  readonly kind: number
}

/** With extensions, every account is as long as that of a token, and then says what it is. */
function isKind(data: Uint8Array, { size, kind }: Kind): boolean {
  return data.length === size || (data.length > tokenAccountSize && data[tokenAccountSize] === kind)
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function addressAt(data: Uint8Array, offset: number): Address {
  return address(getAddressDecoder().decode(data, offset))
}
