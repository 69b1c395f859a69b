import type { CaipNetworkId, ChainNamespace } from '../../src/core/caip/ids.js'
import type { NodeCall } from './json-rpc.js'

/** Protocol of a family's nodes, on JSON-RPC unless it says REST. */
export interface NodeProtocol {
  readonly namespace: ChainNamespace
  /** True for nodes that speak REST: the method of a call is a verb and a path (`GET v2/info`), its parameters are what is posted. A cloud gets the same by JSON-RPC. */
  readonly isRest?: boolean
  /** The question by which a node proves its network. Absent: nodes are believed as they are named. */
  readonly proof?: NodeCall
  /** Reads the network that the answer to the proof means; undefined for an answer that means none. */
  networkOf?(answer: unknown): CaipNetworkId | undefined
  /** True where nodes take several calls in one request: those of one moment travel together then, and equal ones are asked once. */
  readonly takesBatches?: boolean
  /** Methods that are sent once, to one node, alone: what was sent twice may have happened twice. */
  readonly sentOnce?: ReadonlySet<string>
}
