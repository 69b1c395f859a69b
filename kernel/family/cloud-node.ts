import { type GenericSchema, custom, object, unknown } from 'valibot'
import { isCaipNetworkId } from '../src/core/caip/caip-network-id.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { Http, HttpClient } from '../src/index.js'
import { listOf } from '../src/core/validation/list-of.js'

const supported: GenericSchema<unknown, { readonly http: readonly string[] }> = object({ http: listOf(custom<string>(isCaipNetworkId)) })

export interface CloudNodeNeeds {
  readonly http: Pick<Http, 'endpoint'>
  /** What is thrown when the service is not named, or does not know the network. */
  readonly noNode: (network: string) => Error
}

/** The host's own cloud as a node, for the chains that it says it knows. */
export class CloudNode {
  private chains: Promise<readonly string[]> | undefined

  constructor(private readonly needs: CloudNodeNeeds) {}

  /** True when the host named the service. */
  get isNamed(): boolean {
    return this.needs.http.endpoint('blockchain') !== undefined
  }

  /** Asks the node of a network, under the id that it has now or the one before. */
  async post({ caipNetworkId, deprecatedCaipNetworkId }: Network, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const client = this.needs.http.endpoint('blockchain')
    const known = client === undefined ? [] : await this.supported(client)
    const chainId = [caipNetworkId, deprecatedCaipNetworkId].find((id) => id !== undefined && known.includes(id))
    if (client === undefined || chainId === undefined) throw this.needs.noNode(caipNetworkId)
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
