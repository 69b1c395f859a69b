import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

import { type SolanaSeedPiece, solanaPrograms } from './seed.js'

/** Bytes that the program keeps free for the name, the symbol and the address of a mint. */
const room = { name: 32, symbol: 10, uri: 200 } as const
/** The first byte of an account that describes a mint. */
const describing = 4

export interface MetaplexAccount {
  readonly at: Address
  readonly program: string
  readonly data: Uint8Array
}

/** The account that Metaplex keeps beside a mint: what it is called, and where the rest is told. It is nobody's, and no mint is sold. */
export async function metaplexAccount({ mint, name, symbol, uri }: SolanaSeedPiece): Promise<MetaplexAccount> {
  const program = address(solanaPrograms.metadata)
  const [itself, ofMint] = [program, address(mint)].map((part) => getAddressEncoder().encode(part))
  const [at] = await getProgramDerivedAddress({ programAddress: program, seeds: ['metadata', itself ?? '', ofMint ?? ''] })
  const texts = [text(name, room.name), text(symbol, room.symbol), text(uri, room.uri)]
  const data = Buffer.concat([Buffer.of(describing), Buffer.alloc(32), ofMint ?? [], ...texts].map((part) => Buffer.from(part)))
  return { at, program, data: Uint8Array.from(data) }
}

function text(written: string, size: number): Buffer {
  const bytes = Buffer.alloc(4 + size)
  bytes.writeUInt32LE(size)
  bytes.write(written, 4, 'utf8')
  return bytes
}
