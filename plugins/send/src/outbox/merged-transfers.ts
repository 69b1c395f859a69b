import type { SentStatus, SentTransfer } from '../contract.js'

/** How much is known of a transfer: what is known better stands. */
const knowledge: { readonly [K in SentStatus]: number } = {
  ...{ asked: 0, unknown: 1, pending: 2 },
  ...{ sent: 3, replaced: 3, failed: 3, confirmed: 3 },
}

/** True when one tells at least as much as another one: of two the one whose block was taken back more often is newer. */
function isAsNew(one: SentTransfer, other: SentTransfer): boolean {
  const [reorgs, others] = [one.reorgs ?? 0, other.reorgs ?? 0]
  return reorgs === others ? knowledge[one.status] >= knowledge[other.status] : reorgs > others
}

/** True when nothing is expected to follow: only the network itself can take a block back. */
export function isOver({ status }: Pick<SentTransfer, 'status'>): boolean {
  return knowledge[status] === 3
}

export interface TransferLists {
  readonly stored: readonly SentTransfer[]
  /** Those of this tab, by id. */
  readonly mine: ReadonlyMap<string, SentTransfer>
  /** One that is taken out. */
  readonly without?: string
  readonly most: number
}

/** One list of what was stored and what this tab knows, newest first. Of too many those go first that are over, the oldest of them. */
export function mergedTransfers({ stored, mine, without, most }: TransferLists): readonly SentTransfer[] {
  const byId = new Map(stored.map((transfer) => [transfer.id, transfer]))
  for (const [id, transfer] of mine) {
    const known = byId.get(id)
    if (known === undefined || isAsNew(transfer, known)) byId.set(id, transfer)
  }
  if (without !== undefined) byId.delete(without)
  const sorted = [...byId.values()].toSorted((a, b) => b.at - a.at)
  if (sorted.length <= most) return sorted
  const leaving = new Set([...sorted.filter((one) => !isOver(one)), ...sorted.filter(isOver)].slice(most))
  return sorted.filter((transfer) => !leaving.has(transfer))
}
