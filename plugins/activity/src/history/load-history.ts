import type { AccountQuestion, BlockchainService, HistoryPage } from '@billfold/kernel/data'
import type { NewestPage } from '../contract.js'
import { limits } from '../limits.js'
import type { OlderPage } from './known-history.js'
import { readTransactions } from './read-transactions.js'

export interface HistorySource {
  readonly service: BlockchainService | undefined
  readonly signal: AbortSignal
}

/** The newest page. Where no service knows the network, nobody is asked. */
export async function loadNewest(question: AccountQuestion, { service, signal }: HistorySource): Promise<NewestPage> {
  const isKnown = service !== undefined && (await service.supports(question.network.caipNetworkId))
  if (!isKnown) return { isKnown: false, transactions: [], next: undefined }
  return { isKnown: true, ...readPage(question, await service.history(placeOf(question, signal), undefined)) }
}

/** The page that begins at a cursor. */
export async function loadOlder(question: AccountQuestion, cursor: string, { service, signal }: HistorySource): Promise<OlderPage> {
  if (service === undefined) return { transactions: [], next: undefined }
  return readPage(question, await service.history(placeOf(question, signal), cursor))
}

function readPage({ network }: AccountQuestion, { data, next }: HistoryPage): OlderPage {
  return { transactions: readTransactions(data, network.caipNetworkId), next: readCursor(next) }
}

/** A cursor that is too long is none: it would not fit into the next question. */
function readCursor(next: HistoryPage['next']): string | undefined {
  return next === null || next === undefined || next === '' || next.length > limits.cursorLength ? undefined : next
}

function placeOf({ address, network }: AccountQuestion, signal: AbortSignal): Parameters<BlockchainService['history']>[0] {
  return { address, network: network.caipNetworkId, signal }
}
