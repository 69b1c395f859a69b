import type { HttpClient } from '@billfold/kernel'
import type { WalletQuestion, WalletSupply } from './contract.js'
import { walletAnswer } from './wallet-schema.js'

/** Asks the service that the host names. It is asked again, a few times, when it is busy for a moment. */
export function cloudSupply(client: Pick<HttpClient, 'get'>): WalletSupply {
  return {
    ask: async (question, { signal, onWait }) => {
      const answer = await client.get('/getWallets', { query: query(question), schema: walletAnswer, signal, onRetry: onWait })
      return { data: answer.data.slice(0, question.entries), count: Math.max(answer.count, Math.min(answer.data.length, question.entries)) }
    },
  }
}

function query({
  page,
  entries,
  include,
  exclude,
  chains,
  search,
  badge_type,
}: WalletQuestion): Readonly<Record<string, string | undefined>> {
  return {
    page: String(page),
    entries: String(entries),
    include: include?.join(','),
    exclude: exclude?.join(','),
    search,
    badge_type,
    chains: chains?.join(','),
  }
}
