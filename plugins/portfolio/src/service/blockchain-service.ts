import { type CaipNetworkId, type HttpClient, jsonContent } from '@billfold/kernel'
import { type GenericSchema, array, nullish, object, string, unknown } from 'valibot'

/** Rows that are read one by one afterwards. */
type Rows = readonly unknown[]

const balances: GenericSchema<unknown, { readonly balances: Rows }> = object({ balances: array(unknown()) })
const nfts: GenericSchema<unknown, { readonly nfts: Rows }> = object({ nfts: array(unknown()) })
const history: GenericSchema<unknown, HistoryAnswer> = object({ data: array(unknown()), next: nullish(string()) })
const fungibles: GenericSchema<unknown, { readonly fungibles: Rows }> = object({ fungibles: array(unknown()) })
const chains: GenericSchema<unknown, { readonly http: Rows }> = object({ http: array(unknown()) })
const identity: GenericSchema<unknown, Identity> = object({ name: nullish(string()), avatar: nullish(string()) })

interface HistoryAnswer {
  readonly data: Rows
  readonly next?: string | null | undefined
}

/** What a name service says of an address. */
export interface Identity {
  readonly name?: string | null | undefined
  readonly avatar?: string | null | undefined
}

/** Where something is asked for. */
export interface AccountPlace {
  readonly address: string
  readonly network: CaipNetworkId
  readonly signal: AbortSignal
}

/** The calls of the blockchain service that tell what an account is and holds. It answers rows as they came. */
export class BlockchainService {
  private supported: Promise<readonly unknown[]> | undefined

  constructor(private readonly client: Pick<HttpClient, 'get' | 'post'>) {}

  /** Whether it knows a network. The list is fetched once; while it cannot be had, no network is. */
  async supports(network: CaipNetworkId): Promise<boolean> {
    this.supported ??= this.client.get('/v1/supported-chains', { schema: chains }).then(({ http }) => http)
    try {
      return (await this.supported).includes(network)
    } catch {
      // Without the list the service counts as not knowing the network. It is asked again next time.
      this.supported = undefined
      return false
    }
  }

  async balances({ address, network, signal }: AccountPlace, forced: readonly string[]): Promise<Rows> {
    const query = { currency: 'usd', chainId: network, forceUpdate: forced.join(',') }
    const answer = await this.client.get(`${account(address)}/balance`, { schema: balances, query, signal })
    return answer.balances
  }

  async nfts({ address, network, signal }: AccountPlace): Promise<Rows> {
    const answer = await this.client.get(`${account(address)}/nfts`, { schema: nfts, query: { chainId: network }, signal })
    return answer.nfts
  }

  history({ address, network, signal }: AccountPlace, cursor: string | undefined): Promise<HistoryAnswer> {
    return this.client.get(`${account(address)}/history`, { schema: history, query: { cursor, chainId: network }, signal })
  }

  identity(address: string): Promise<Identity> {
    return this.client.get(`/v1/identity/${encodeURIComponent(address)}`, { schema: identity, query: { sender: address } })
  }

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
