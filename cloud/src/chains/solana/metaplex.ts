import { address, getAddressDecoder, getAddressEncoder, getProgramDerivedAddress, isAddress } from '@solana/addresses'
import * as v from 'valibot'

import type { MintState } from './pieces.js'
import { readAccounts } from './read-accounts.js'
import type { SolanaParts } from './solana-parts.js'

/** The program that keeps what mints are called which have no room for it themselves, as Metaplex does for all of the first token program. */
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
/** The first byte of an account that describes a mint. */
const describing = 4
/** Offsets in such an account: the mint stands behind that byte and the authority, and then the texts begin. */
const places = { mint: 33, texts: 65 } as const
const longestText = 1_024

const account = v.object({ owner: v.literal(metadataProgram), data: v.tuple([v.string(), v.literal('base64')]) })

/** Reads what Metaplex keeps of mints, by mint. One that it does not know is absent. */
export async function readMetaplex(client: SolanaParts['client'], mints: readonly string[]): Promise<ReadonlyMap<string, MintState>> {
  const asked = mints.filter((mint) => isAddress(mint))
  const accounts = await readAccounts(client, await Promise.all(asked.map(metadataAddress)), 'base64')
  return new Map(asked.flatMap((mint, index) => entry(mint, accounts[index])))
}

/** The account in which Metaplex describes a mint. */
export async function metadataAddress(mint: string): Promise<string> {
  const seeds = ['metadata', ...[metadataProgram, address(mint)].map((part) => getAddressEncoder().encode(part))]
  const [found] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return found
}

function entry(mint: string, told: unknown): readonly (readonly [string, MintState])[] {
  const found = v.safeParse(account, told)
  const state = found.success ? decode(Buffer.from(found.output.data[0], 'base64'), mint) : undefined
  return state === undefined ? [] : [[mint, state]]
}

function decode(data: Buffer, mint: string): MintState | undefined {
  if (data.length < places.texts || data[0] !== describing || getAddressDecoder().decode(data, places.mint) !== mint) return undefined
  const texts: string[] = []
  let at: number = places.texts
  while (texts.length < 3) {
    const length = at + 4 <= data.length ? data.readUInt32LE(at) : Infinity
    if (length > longestText || at + 4 + length > data.length) return undefined
    // Each has a place of a fixed size, which is filled up with zeros.
    texts.push(data.toString('utf8', at + 4, at + 4 + length).replace(/\0+$/, ''))
    at += 4 + length
  }
  const [name = '', symbol = '', uri = ''] = texts
  return { name, symbol, uri }
}
