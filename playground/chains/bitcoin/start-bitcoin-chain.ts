import { startRestServer } from '../shared/rest-server.js'
import { esplora } from './esplora.js'
import { BitcoinNode } from './node.js'
import { ord } from './ord.js'
import { mineBlock, plant } from './plant.js'

export interface BitcoinChainOptions {
  /** A free one when absent. */
  readonly port?: number
  /** Milliseconds after which what has come is mined. Without it a block comes when it is asked for. */
  readonly blockTime?: number
}

/** A running Bitcoin chain, with what `seed.ts` says on it. */
export interface BitcoinChain {
  readonly url: string
  /** A simulator of an ord server: nodes do not know inscriptions. */
  readonly indexUrl: string
  /** The chain itself, for tests that look behind its node. */
  readonly node: BitcoinNode
  mine(): Promise<void>
  stop(): Promise<void>
}

/** Starts Bitcoin on this machine: the node is bcoin on regtest, and what wallets ask is answered as Esplora does. */
export async function startBitcoinChain({ port, blockTime }: BitcoinChainOptions = {}): Promise<BitcoinChain> {
  const node = await BitcoinNode.open()
  await plant(node)
  const mine = (): Promise<void> => mineBlock(node)
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const mineSoon = (): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void mine()
    }, blockTime)
    waiting.add(timer.unref())
  }
  const { url, stop } = await startRestServer({
    port,
    answer: async (request) => {
      const answer = await esplora(node, request)
      if (blockTime !== undefined && request.method === 'POST' && answer?.status === undefined) mineSoon()
      return answer
    },
  })
  const index = await startRestServer({ answer: (request) => ord(node, request) })
  return {
    ...{ url, indexUrl: index.url, node, mine },
    stop: async () => {
      for (const timer of waiting) clearTimeout(timer)
      await Promise.all([stop(), index.stop()])
      await node.close()
    },
  }
}
