import type { HistoryPage, Transaction } from '../src/chains/shapes.js'

/** Reads a history page by page to its end. */
export async function walkHistory(read: (cursor: string | undefined) => Promise<HistoryPage>): Promise<readonly Transaction[]> {
  const told: Transaction[] = []
  for (let pages = 0, cursor: string | undefined; pages < 100; pages += 1) {
    const { data, next } = await read(cursor)
    told.push(...data)
    if (next === null) return told
    cursor = next
  }
  throw new Error('It does not come to an end')
}
