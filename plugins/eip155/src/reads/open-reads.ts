import { Rpc } from '../rpc/rpc.js'
import { ChainReads } from './chain-reads.js'
import type { LateReadsNeeds } from './late-reads.js'
import type { Reads } from './reads.js'

/** Puts the reader of chains together. */
export function openReads({ families, ...needs }: LateReadsNeeds): Reads {
  return new ChainReads({ rpc: new Rpc(needs), families, clock: needs.clock })
}
