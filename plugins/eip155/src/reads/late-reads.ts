import type { ClockPort, Families, Http, KernelOptions, Network, Key } from '@billfold/kernel'
import { arrival } from '../provider/arrival.js'
import type { RpcCall } from '../rpc/message.js'
import type { Reads } from './reads.js'

export interface LateReadsNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node'>
  readonly clock: ClockPort
  readonly options: Pick<KernelOptions, 'rpcUrls'>
  readonly uuid: () => string
  readonly families: Pick<Families, 'find'>
}

/** The reader of chains before its code is here: that comes with the first question. */
export class LateReads implements Reads {
  private reads: Reads | undefined
  private coming: Promise<Reads> | undefined

  constructor(private readonly needs: LateReadsNeeds) {}

  async ask(network: Network, call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    return (await this.arrived()).ask(network, call, signal)
  }

  async number(network: Network, call: RpcCall, signal?: AbortSignal): Promise<bigint> {
    return (await this.arrived()).number(network, call, signal)
  }

  refusal(network: Network): Error | undefined {
    return this.reads?.refusal(network)
  }

  private arrived(): Promise<Reads> {
    this.coming ??= this.load().catch((error: unknown) => {
      this.coming = undefined
      throw error
    })
    return this.coming
  }

  private async load(): Promise<Reads> {
    const { openReads } = await arrival(() => import('./open-reads.js'))
    return (this.reads = openReads(this.needs))
  }
}

/** Where the family's other parts find it. */
export const readsKey = 'eip155.reads' as Key<Reads>
