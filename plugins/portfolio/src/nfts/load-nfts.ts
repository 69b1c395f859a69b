import { isBillfoldError } from '@billfold/kernel'
import type { Nft, NftHoldings } from '../contract.js'
import { limits } from '../limits.js'
import type { AccountPlace, AccountQuestion, BlockchainService } from '@billfold/kernel/data'
import { nftsOfHistory, readNfts } from './read-nfts.js'

export interface NftSources {
  readonly service: BlockchainService | undefined
  readonly signal: AbortSignal
}

/** The collectibles of an account: from the service's list, or from its history where it has no list. */
export async function loadNfts(question: AccountQuestion, { service, signal }: NftSources): Promise<NftHoldings> {
  const { address, network } = question
  const place = { address, network: network.caipNetworkId, signal }
  if (service === undefined || !(await service.supports(place.network))) return { isKnown: false, pieces: [] }
  try {
    const rows = await Promise.all(collectingAddresses(question).map((each) => service.nfts({ ...place, address: each })))
    return { isKnown: true, pieces: readNfts(rows.flat(), place.network) }
  } catch (error) {
    if (!isRouteMissing(error)) throw error
    return { isKnown: true, pieces: await fromHistory(service, place) }
  }
}

/** The account in front, and that which its wallet keeps for collectibles: wallets of Bitcoin have one beside that for payments. */
function collectingAddresses({ address, session }: AccountQuestion): readonly string[] {
  const kept = session.accounts.filter(({ type }) => type === 'ordinal').map((account) => account.address)
  return [...new Set([address, ...kept])]
}

async function fromHistory(service: BlockchainService, place: AccountPlace): Promise<readonly Nft[]> {
  const transactions: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < limits.historyPages; page += 1) {
    const { data, next } = await service.history(place, cursor)
    transactions.push(...data)
    if (next === undefined || next === null || next === '' || next === cursor) break
    cursor = next
  }
  return nftsOfHistory(transactions)
}

/** The list of collectibles is an addition: a service may not have it. */
function isRouteMissing(error: unknown): boolean {
  return isBillfoldError(error, 'http/status') && [404, 405, 501].includes(error.context.status)
}
