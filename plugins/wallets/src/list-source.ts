import type { HttpClient, ListedWallet } from '@billfold/kernel'
import type { LoadContext } from '@billfold/kernel/data'
import { loadRegistry } from '@billfold/wallet-registry'
import { registrySource } from './registry-source.js'
import { walletAnswer } from './wallet-schema.js'

/** A request for wallets. */
export interface WalletQuestion {
  /** From 1. */
  readonly page: number
  readonly entries: number
  /** Ids; when given, no others are answered. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids of networks, of which a wallet serves one at least. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge_type?: 'certified' | undefined
}

/** One page of a list. */
export interface WalletAnswer {
  readonly data: readonly ListedWallet[]
  /** The number of wallets on all pages. */
  readonly count: number
}

/** A service that answers requests for wallets, or the packaged registry in its place. */
export interface WalletListSource {
  ask(question: WalletQuestion, context: Pick<LoadContext<never>, 'signal' | 'onWait'>): Promise<WalletAnswer>
}

/** Facts by which a source is chosen. */
export interface WalletListSourceChoice {
  /** The service that the host names; undefined when it names none. */
  readonly client: Pick<HttpClient, 'get'> | undefined
  readonly now: () => number
  readonly hasRegistry: boolean
}

/** Chooses the source of the list: the service, else the registry, else nobody. */
export function walletListSource({ client, now, hasRegistry }: WalletListSourceChoice): WalletListSource {
  if (client !== undefined) return serviceSource(client)
  return hasRegistry ? registrySource({ load: loadRegistry, now }) : { ask: () => Promise.resolve({ data: [], count: 0 }) }
}

/** Asks the service, and a few times again when it is busy for a moment. */
function serviceSource(client: Pick<HttpClient, 'get'>): WalletListSource {
  return {
    ask: async (question, { signal, onWait }) => {
      const answer = await client.get('/getWallets', { query: query(question), schema: walletAnswer, signal, onRetry: onWait })
      return { data: answer.data.slice(0, question.entries), count: Math.max(answer.count, Math.min(answer.data.length, question.entries)) }
    },
  }
}

function query(question: WalletQuestion): Readonly<Record<string, string | undefined>> {
  const { page, entries, include, exclude, chains, search, badge_type } = question
  const lists = { include: include?.join(','), exclude: exclude?.join(','), chains: chains?.join(',') }
  return { page: String(page), entries: String(entries), search, badge_type, ...lists }
}
