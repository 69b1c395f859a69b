import type { Connector } from '../src/wallets/contract/connector.js'
import type { FoundWallet } from './wallet-finder.js'

/** How a wallet is listed, beside those that are there. */
export interface ListedAs {
  readonly id: string
  readonly name: string
  readonly doubt: Connector['doubt']
  /** Without a click only the first wallet of an id is connected, and only when nothing speaks against it. */
  readonly mayRestore: boolean
}

/** Wallets that are listed already, as far as a new one's name depends on them. */
export interface Neighbours {
  /** How many wallets gave the same id before. */
  readonly sameId: number
  /** True when the wallet goes by the name or the id of another. */
  readonly isImpostor: boolean
  /** The known wallet that the name only looks like. */
  readonly looksLike?: string | undefined
  isIdTaken(id: string): boolean
  isNameTaken(name: string): boolean
}

type Claim = Pick<FoundWallet, 'id' | 'name' | 'type'>

/** Decides how a wallet is listed, so that two that look the same can be told apart. */
export function listedAs(claim: Claim, neighbours: Neighbours): ListedAs {
  const { sameId, looksLike } = neighbours
  const isImpostor = neighbours.isImpostor || looksLike !== undefined
  // A wallet on the window goes by its place there, which only one can have.
  const isFirst = sameId === 0 && !isImpostor && (claim.type === 'INJECTED' || !neighbours.isIdTaken(claim.id))
  return {
    id: isFirst ? claim.id : freeId(claim.id, neighbours),
    name: nameOf(claim, { ...neighbours, isImpostor }),
    doubt: looksLike !== undefined ? 'look-alike' : sameId > 0 ? 'same-id' : isImpostor ? 'unverified' : undefined,
    mayRestore: isFirst,
  }
}

function freeId(id: string, { sameId, isIdTaken }: Neighbours): string {
  let count = sameId + 1
  while (isIdTaken(`${id}#${count}`)) count += 1
  return `${id}#${count}`
}

/** A list shows each name once: whoever comes second, or uses the name of another, shows its id beside it, or its number. */
function nameOf({ id, name, type }: Claim, { isImpostor, isNameTaken }: Neighbours): string {
  if (!isImpostor && (type === 'INJECTED' || !isNameTaken(name))) return name
  const told = id === name ? name : `${name} (${id})`
  if (told !== name && !isNameTaken(told)) return told
  let count = 2
  const numbered = (): string => (told === name ? `${name} (${count})` : `${told} ${count}`)
  while (isNameTaken(numbered())) count += 1
  return numbered()
}
