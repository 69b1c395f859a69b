import { type HistoryPage, type NftContent, mostTransfers } from '../chains/shapes.js'

/** Clients take an answer of 2 MB, and nothing of a larger one. */
const mostBytes = 2_000_000
/** The share of pictures in that. */
const mostPictureBytes = 1_000_000

/** A page as it is told: of what strangers put into it as much as leaves room for the rest. */
export function fitHistory({ data, next }: HistoryPage): HistoryPage {
  const fit = fitPictures()
  return {
    data: data.map((transaction) => ({
      ...transaction,
      transfers: transaction.transfers
        .slice(0, mostTransfers)
        .map((transfer) => ({ ...transfer, ...(transfer.nft_info && { nft_info: fit(transfer.nft_info) }) })),
    })),
    next,
  }
}

/** The rows of a list from its beginning, as far as they fit into one answer. */
export function fitRows<T>(rows: readonly T[]): readonly T[] {
  let left = mostBytes
  const end = rows.findIndex((row) => (left -= bytesOf(row)) < 0)
  return end < 0 ? rows : rows.slice(0, end)
}

/** Fits the pictures of one answer, one after the other: one that does not fit any more is left out. */
export function fitPictures(): <T extends { readonly content?: NftContent }>(piece: T) => T {
  let left = mostPictureBytes
  return (piece) => {
    const bytes = bytesOf(piece.content ?? '')
    if (bytes > left) return { ...piece, content: undefined }
    left -= bytes
    return piece
  }
}

function bytesOf(part: unknown): number {
  return Buffer.byteLength(JSON.stringify(part))
}
