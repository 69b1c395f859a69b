import type { Families, Key, Network } from '@billfold/kernel'
import type { NodeCall, NodesNeeds } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { eip155Error } from '../errors.js'
import type { Reads } from './evm-reads.js'

export interface LateReadsNeeds extends NodesNeeds {
  readonly families: Pick<Families, 'find'>
}

/** Reads EVM networks. Its code is loaded with the first question. */
export class LateReads implements Reads {
  private readonly reads: Lazy<Reads>

  constructor(needs: LateReadsNeeds) {
    const failure = (cause: unknown): Error => eip155Error('eip155/not-arrived', {}, cause)
    const load = async (): Promise<Reads> => {
      const [{ EvmReads }, { evmNodes }] = await Promise.all([import('./evm-reads.js'), import('../rpc/evm-nodes.js')])
      return new EvmReads({ ...needs, nodes: evmNodes(needs) })
    }
    this.reads = lazy(load, { what: 'reading EVM networks', clock: needs.clock, failure })
  }

  ask(network: Network, call: NodeCall, signal?: AbortSignal): Promise<unknown> {
    return this.reads.use((reads) => reads.ask(network, call, signal))
  }

  number(network: Network, call: NodeCall, signal?: AbortSignal): Promise<bigint> {
    return this.reads.use((reads) => reads.number(network, call, signal))
  }

  confirm(network: Network): Promise<void> {
    return this.reads.use((reads) => reads.confirm(network))
  }

  dispose(): void {
    this.reads.dispose()
  }
}

/** The reader of EVM networks, for the family's other parts. */
export const readsKey = 'eip155.reads' as Key<Reads>
