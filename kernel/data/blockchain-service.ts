import { type GenericSchema, array, nullish, string, unknown } from 'valibot'
import type { CaipNetworkId } from '../src/core/caip/ids.js'
import type { HttpClient } from '../src/core/http/client.js'
import type { Http } from '../src/core/http/http.js'
import { jsonContent } from '../src/core/http/json-content.js'
import { objectOf } from '../src/core/validation/object-of.js'

/** Rows of an answer as they came: their readers check each by itself. */
type Rows = readonly unknown[]

const supported: GenericSchema<unknown, { readonly http: Rows }> = objectOf({ http: array(unknown()) })
const balances: GenericSchema<unknown, { readonly balances: Rows }> = objectOf({ balances: array(unknown()) })
const nfts: GenericSchema<unknown, { readonly nfts: Rows }> = objectOf({ nfts: array(unknown()) })
const fungibles: GenericSchema<unknown, { readonly fungibles: Rows }> = objectOf({ fungibles: array(unknown()) })
const identity: GenericSchema<unknown, Identity> = objectOf({ name: nullish(string()), avatar: nullish(string()) })

/** One page of an account's history. */
export interface HistoryPage {
  readonly data: Rows
  readonly next?: string | null | undefined
}

/** The shape of such a page, its rows unread. */
export const historySchema: GenericSchema<unknown, HistoryPage> = objectOf({ data: array(unknown()), next: nullish(string()) })

/** Name and picture of an address, as a name service has them. */
export interface Identity {
  readonly name?: string | null | undefined
  readonly avatar?: string | null | undefined
}

/** An account on a network. */
export interface AccountPlace {
  readonly address: string
  readonly network: CaipNetworkId
  readonly signal: AbortSignal
}

/** Client of the `blockchain` endpoint. */
export class BlockchainService {
  constructor(private readonly client: Pick<HttpClient, 'get' | 'post'>) {}

  /** The client of the service that the host names; undefined when it names none. */
  static of(http: Pick<Http, 'endpoint'>): BlockchainService | undefined {
    const client = http.endpoint('blockchain')
    return client && new BlockchainService(client)
  }

  /** True for a network that the service knows. While its list cannot be had, it knows none. */
  async supports(network: CaipNetworkId): Promise<boolean> {
    try {
      // Families, portfolio and features all ask: the list comes once for all of them.
      const { http } = await this.client.get('/v1/supported-chains', { schema: supported, isKept: true })
      return http.includes(network)
    } catch {
      // Without the list the service counts as not knowing the network. It is asked again next time.
      return false
    }
  }

  /** Hands a JSON-RPC request to the node that the service has for a network. */
  rpc(network: CaipNetworkId, body: unknown, signal?: AbortSignal): Promise<unknown> {
    // As plain text, a browser does not ask first whether it may ask.
    const headers = { 'Content-Type': 'text/plain' }
    return this.client.post('/v1/', { query: { chainId: network }, headers, body, ...(signal && { signal }), schema: unknown() })
  }

  /** Tokens of an account. Those in `forced`, by CAIP-10 address, are read anew. */
  async balances({ address, network, signal }: AccountPlace, forced: readonly string[]): Promise<Rows> {
    const query = { currency: 'usd', chainId: network, forceUpdate: forced.join(',') }
    const answer = await this.client.get(`${account(address)}/balance`, { schema: balances, query, signal })
    return answer.balances
  }

  /** Collectibles of an account. */
  async nfts({ address, network, signal }: AccountPlace): Promise<Rows> {
    const answer = await this.client.get(`${account(address)}/nfts`, { schema: nfts, query: { chainId: network }, signal })
    return answer.nfts
  }

  /** Transactions of an account, newest first, page by page. */
  history({ address, network, signal }: AccountPlace, cursor: string | undefined): Promise<HistoryPage> {
    return this.client.get(`${account(address)}/history`, { schema: historySchema, query: { cursor, chainId: network }, signal })
  }

  /** Name and picture of an address. */
  identity(address: string): Promise<Identity> {
    return this.client.get(`/v1/identity/${encodeURIComponent(address)}`, { schema: identity, query: { sender: address } })
  }

  /** Prices in US dollars, by CAIP-10 address. */
  async prices(
    addresses: readonly string[],
    { projectId, signal }: { readonly projectId: string; readonly signal?: AbortSignal },
  ): Promise<Rows> {
    const body = { currency: 'usd', addresses, projectId }
    const call = { schema: fungibles, headers: jsonContent, body, ...(signal && { signal }) }
    return (await this.client.post('/v1/fungible/price', call)).fungibles
  }
}

function account(address: string): string {
  return `/v1/account/${encodeURIComponent(address)}`
}
