import { type Hex, decodeAbiParameters, parseAbiParameters } from 'viem'

import type { PieceId } from './collection-book.js'
import type { Log } from './logs.js'
import { topics } from './topics.js'

/** Something that went from one account to another within a transaction. */
export interface Move {
  readonly from: string
  readonly to: string
  /** The token in lower case; undefined for the native currency. */
  readonly token: string | undefined
  /** In base units, or how many of a piece. */
  readonly amount: bigint
  /** Which piece of a collection; undefined for money. */
  readonly piece?: PieceId
}

/** The moves that the logs of a transaction tell of. Logs that only look like transfers are left out. */
export function movesIn(logs: readonly Log[]): readonly Move[] {
  return logs.flatMap((log) => {
    const [kind] = log.topics
    if (kind === topics.transfer) return transfer(log)
    return kind === topics.transferSingle || kind === topics.transferBatch ? transferOfMany(log) : []
  })
}

/** True when a log says that this account let somebody else use what it has. */
export function isApprovalBy(address: string, { topics: [kind, owner] }: Log): boolean {
  return (
    (kind === topics.approval || kind === topics.approvalForAll) && owner !== undefined && accountOfTopic(owner) === address.toLowerCase()
  )
}

/** Of a token, or of a piece that there is once. */
function transfer({ address, topics: [, from, to, id], data }: Log): readonly Move[] {
  const number = id === undefined ? word(data) : word(id)
  if (from === undefined || to === undefined || number === undefined) return []
  const token = address.toLowerCase()
  const who = { from: accountOfTopic(from), to: accountOfTopic(to), token }
  return id === undefined
    ? [{ ...who, amount: number }]
    : [{ ...who, amount: 1n, piece: { address: token, tokenId: number, standard: 'ERC721' } }]
}

const one = parseAbiParameters('uint256 id, uint256 amount')
const several = parseAbiParameters('uint256[] ids, uint256[] amounts')

/** Of pieces that there are more than one of each. */
function transferOfMany({ address, topics: [kind, , from, to], data }: Log): readonly Move[] {
  if (from === undefined || to === undefined) return []
  const token = address.toLowerCase()
  return amounts(kind === topics.transferSingle, data as Hex).map(([tokenId, amount]) => ({
    ...{ from: accountOfTopic(from), to: accountOfTopic(to), token, amount },
    piece: { address: token, tokenId, standard: 'ERC1155' },
  }))
}

function amounts(isSingle: boolean, data: Hex): readonly (readonly [id: bigint, amount: bigint])[] {
  try {
    if (isSingle) return [decodeAbiParameters(one, data)]
    const [ids, counts] = decodeAbiParameters(several, data)
    return ids.map((id, index) => [id, counts[index] ?? 0n])
  } catch {
    // Whoever writes this log without what belongs in it moves nothing.
    return []
  }
}

function word(text: string): bigint | undefined {
  return /^0x[0-9a-f]{64}$/i.test(text) ? BigInt(text) : undefined
}

/** The account that a topic of a log names. */
export function accountOfTopic(topic: string): string {
  return `0x${topic.slice(-40)}`.toLowerCase()
}
