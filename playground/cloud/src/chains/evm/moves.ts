import type { Log } from './logs.js'
import type { PieceId } from './collection-book.js'
import { topics } from './topics.js'

/** Something that went from one account to another within a transaction. */
export interface Move {
  readonly from: string
  readonly to: string
  /** The token in lower case; undefined for the native currency. */
  readonly token: string | undefined
  /** In base units, or which piece of a collection. */
  readonly amount: bigint
  readonly isPiece: boolean
}

/** The moves that the logs of a transaction tell of. Logs that only look like transfers are left out. */
export function movesIn(logs: readonly Log[]): readonly Move[] {
  return logs.flatMap(({ address, topics: [kind, from, to, id], data }) => {
    if (kind !== topics.transfer || from === undefined || to === undefined) return []
    const amount = id === undefined ? word(data) : word(id)
    return amount === undefined
      ? []
      : [{ from: account(from), to: account(to), token: address.toLowerCase(), amount, isPiece: id !== undefined }]
  })
}

/** Which piece of a collection a log is about; undefined when it is about no piece. */
export function toPieceId(log: Log): PieceId | undefined {
  const [move] = movesIn([log])
  return move?.isPiece === true ? { address: log.address.toLowerCase(), tokenId: move.amount } : undefined
}

/** True when a log says that this account let somebody else use what it has. */
export function isApprovalBy(address: string, { topics: [kind, owner] }: Log): boolean {
  return (kind === topics.approval || kind === topics.approvalForAll) && owner !== undefined && account(owner) === address.toLowerCase()
}

function word(text: string): bigint | undefined {
  return /^0x[0-9a-f]{64}$/i.test(text) ? BigInt(text) : undefined
}

function account(topic: string): string {
  return `0x${topic.slice(-40)}`.toLowerCase()
}
