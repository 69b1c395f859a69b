import type { Families } from '@billfold/kernel'
import { isBillfoldError } from '@billfold/kernel'
import { type NodeCall, type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'

export interface ChainReaderNeeds extends NodesNeeds {
  readonly families: Pick<Families, 'find'>
}

/** Asks the nodes of the network in use. */
export interface ChainReader {
  /** Undefined where no node knows the question. */
  ask<T>(call: NodeCall<T>): Promise<T | undefined>
}

/** How nodes say that they do not know a question: JSON-RPC, and REST. */
const unknownQuestion: readonly number[] = [-32_601, 404]

/** Opens the nodes of a family for reading names. */
export function chainReader(protocol: NodeProtocol, { families, ...needs }: ChainReaderNeeds): ChainReader {
  const nodes = new Nodes(protocol, needs)
  return {
    ask: async (call) => {
      const network = families.find(protocol.namespace)?.network
      if (network === undefined || !nodes.has(network)) return undefined
      try {
        return await nodes.ask(network, call)
      } catch (error) {
        if (isBillfoldError(error, 'node/failed') && unknownQuestion.includes(error.context.code)) return undefined
        throw error
      }
    },
  }
}
