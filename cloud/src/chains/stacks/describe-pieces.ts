import * as v from 'valibot'

import { type TokenUri, readTokenUri } from '../token-uri.js'
import { readName, readText } from './clarity.js'
import type { HeldPiece } from './holdings.js'
import { isNamesContract } from './names-contracts.js'
import type { StacksParts } from './stacks-parts.js'

/** Contracts, and then pieces, that one question about an account has asked: each costs a call, and the API counts those. */
const mostAsked = 20
const mostKnown = 1_000

const answer = v.object({ result: v.optional(v.string(), '') })

/**
 * Reads what pieces say of themselves, by their keys. A contract describes all of its pieces in the same place: where that is elsewhere for the
 * first of them, no other is asked for.
 */
export async function describePieces(
  parts: StacksParts,
  address: string,
  held: readonly HeldPiece[],
): Promise<ReadonlyMap<string, TokenUri>> {
  const numbered = held.filter(({ number }) => number !== undefined)
  const firsts = [...new Map(numbered.toReversed().map((piece) => [piece.contract, piece])).values()].toReversed()
  await ask(parts, address, firsts)
  const telling = new Set(firsts.filter(({ key }) => Object.keys(parts.said.get(key) ?? {}).length > 0).map(({ contract }) => contract))
  const others = numbered.filter(({ contract }) => telling.has(contract))
  await ask(parts, address, others)
  return parts.said
}

async function ask(parts: StacksParts, address: string, pieces: readonly HeldPiece[]): Promise<void> {
  const { said } = parts
  const strange = pieces.filter(({ key }) => !said.has(key)).slice(0, mostAsked)
  if (said.size + strange.length > mostKnown) said.clear()
  // Strangers write contracts: one that gets no answer from the node leaves its pieces with the name of their asset, and is asked another time.
  const answers = await Promise.allSettled(strange.map((piece) => descriptionOf(parts, address, piece)))
  for (const [index, { key }] of strange.entries()) {
    const given = answers[index]
    if (given?.status === 'fulfilled') said.set(key, given.value)
  }
}

async function descriptionOf({ api }: StacksParts, sender: string, { contract, value }: HeldPiece): Promise<TokenUri> {
  const isName = isNamesContract(contract)
  const place = `${contract.replace('.', '/')}/${isName ? 'get-bns-from-id' : 'get-token-uri'}`
  const { result } = await api(`v2/contracts/call-read/${place}`, answer, { sender, arguments: [value] })
  if (!isName) return readTokenUri(readText(result))
  const name = readName(result)
  return name === undefined ? {} : { name }
}
