import { type Http, type HttpClient, type Network, isCaipNetworkId, listOf } from '@billfold/kernel'
import { type GenericSchema, custom, object, unknown } from 'valibot'
import { rpcError } from './errors.js'

const supported: GenericSchema<unknown, { readonly http: readonly string[] }> = object({ http: listOf(custom<string>(isCaipNetworkId)) })

/** The host's own cloud as a node, for the chains that it says it knows. */
export class CloudNode {
  private chains: Promise<readonly string[]> | undefined

  constructor(private readonly http: Pick<Http, 'endpoint'>) {}

  /** True when the host named the service. */
  get isNamed(): boolean {
    return this.http.endpoint('blockchain') !== undefined
  }

  async post({ caipNetworkId, deprecatedCaipNetworkId }: Network, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const client = this.http.endpoint('blockchain')
    const known = client === undefined ? [] : await this.supported(client)
    const chainId = [caipNetworkId, deprecatedCaipNetworkId].find((id) => id !== undefined && known.includes(id))
    if (client === undefined || chainId === undefined) throw rpcError('solana-rpc/no-node', { network: caipNetworkId })
    // As plain text, a browser does not ask first whether it may ask.
    const headers = { 'Content-Type': 'text/plain' }
    return client.post('/v1/', { query: { chainId }, headers, body, ...(signal && { signal }), schema: unknown() })
  }

  private supported(client: HttpClient): Promise<readonly string[]> {
    this.chains ??= client.get('v1/supported-chains', { schema: supported }).then(
      ({ http }) => http,
      () => {
        // Not known counts as not supported, until somebody asks again.
        this.chains = undefined
        return []
      },
    )
    return this.chains
  }
}
