import { BlockchainService } from '../data/blockchain-service.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { Http } from '../src/index.js'

export interface CloudNodeNeeds {
  readonly http: Pick<Http, 'endpoint'>
  /** Makes the error for a service that is not named, or does not know the network. */
  readonly noNode: (network: string) => Error
}

/** The host's own cloud as a node, for the networks that it says it knows. */
export class CloudNode {
  private readonly service: BlockchainService | undefined

  constructor(private readonly needs: CloudNodeNeeds) {
    this.service = BlockchainService.of(needs.http)
  }

  /** True when the host named the service. */
  get isNamed(): boolean {
    return this.service !== undefined
  }

  /** Asks the node of a network, under the id that it has now or the one before. */
  async post({ caipNetworkId, deprecatedCaipNetworkId }: Network, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    for (const id of [caipNetworkId, deprecatedCaipNetworkId]) {
      if (id !== undefined && (await this.service?.supports(id))) return this.service?.rpc(id, body, signal)
    }
    throw this.needs.noNode(caipNetworkId)
  }
}
