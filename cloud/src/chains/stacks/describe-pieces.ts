import * as v from 'valibot'

import type { Metadata, PieceSource } from '../../collectibles/piece-source.js'
import { readName, readText } from './clarity.js'
import type { HeldPiece } from './holdings.js'
import { isNamesContract } from './names-contracts.js'
import type { StacksParts } from './stacks-parts.js'

/** Contracts, and then pieces, that one question about an account has asked: each costs a call, and the API counts those. */
const mostAsked = 20
const mostKnown = 1_000

const answer = v.object({ result: v.optional(v.string(), '') })

/**
 * Reads what pieces say of themselves, by their keys. A contract describes all of its pieces in the same way: where that is a place of no use for
 * the first of them, no other is asked for.
 */
export async function describePieces(
  parts: StacksParts,
  address: string,
  held: readonly HeldPiece[],
): Promise<ReadonlyMap<string, Metadata>> {
  const { pieces, sources } = parts
  const numbered = held.filter(({ number }) => number !== undefined)
  const firsts = [...new Map(numbered.toReversed().map((piece) => [piece.contract, piece])).values()].toReversed()
  await ask(parts, address, firsts)
  const telling = new Set(firsts.filter(({ key }) => isTelling(sources.get(key))).map(({ contract }) => contract))
  const others = numbered.filter(({ contract }) => telling.has(contract))
  await ask(parts, address, others)
  const found = numbered.flatMap(({ key }) => (sources.has(key) ? [{ key, source: sources.get(key) ?? nowhere }] : []))
  const said = await pieces.describe(found.map(({ source }) => source))
  return new Map(found.map(({ key }, index) => [key, said[index] ?? {}]))
}

const nowhere: PieceSource = { written: {} }

function isTelling(source: PieceSource = nowhere): boolean {
  return 'place' in source || Object.keys(source.written).length > 0
}

async function ask(parts: StacksParts, address: string, pieces: readonly HeldPiece[]): Promise<void> {
  const { sources } = parts
  const strange = pieces.filter(({ key }) => !sources.has(key)).slice(0, mostAsked)
  if (sources.size + strange.length > mostKnown) sources.clear()
  // Strangers write contracts: one that gets no answer from the node leaves its pieces with the name of their asset, and is asked another time.
  const answers = await Promise.allSettled(strange.map((piece) => sourceOf(parts, address, piece)))
  for (const [index, { key }] of strange.entries()) {
    const given = answers[index]
    if (given?.status === 'fulfilled') sources.set(key, given.value)
  }
}

async function sourceOf({ api, pieces }: StacksParts, sender: string, { contract, value, number }: HeldPiece): Promise<PieceSource> {
  const isName = isNamesContract(contract)
  const place = `${contract.replace('.', '/')}/${isName ? 'get-bns-from-id' : 'get-token-uri'}`
  const { result } = await api(`v2/contracts/call-read/${place}`, answer, { sender, arguments: [value] })
  // One text may stand for all pieces, with a place for the number of each (SIP-016).
  if (!isName) return pieces.source(readText(result)?.replaceAll('{id}', String(number)))
  const name = readName(result)
  return { written: name === undefined ? {} : { name } }
}
