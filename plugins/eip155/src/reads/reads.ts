import type { Network } from '@billfold/kernel'
import type { RpcCall } from '../rpc/message.js'

/** Answers questions about chains, as they were answered: whoever asks parses them. */
export interface Reads {
  ask(network: Network, call: RpcCall, signal?: AbortSignal): Promise<unknown>
  /** A whole number of the chain. */
  number(network: Network, call: RpcCall, signal?: AbortSignal): Promise<bigint>
  /** Why nothing that is said of a network can be believed; undefined while nothing is known against it. */
  refusal(network: Network): Error | undefined
}
