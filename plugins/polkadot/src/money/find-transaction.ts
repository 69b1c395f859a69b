import type { Network } from '@billfold/kernel'
import type { NodeCall, Nodes } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { array, string } from 'valibot'
import { hash, hexNumber } from './shapes.js'

/** A transaction that is looked for. */
export interface SoughtTransaction {
  readonly network: Network
  /** The whole of it, in hex. */
  readonly transaction: string
  /** The hash of the newest block that may hold it, and the number of the last that does not. */
  readonly newest: string
  readonly after: number
}

/** The block in which a transaction stands, and its place there. */
export interface TransactionPlace {
  readonly block: string
  readonly index: number
}

/** Blocks that are read at most: more than a transaction is good for. */
const mostBlocks = 128

/** Looks for a transaction from the newest block back. Undefined where no block has it. */
export async function findTransaction(nodes: Pick<Nodes, 'ask'>, sought: SoughtTransaction): Promise<TransactionPlace | undefined> {
  let block = sought.newest
  for (let count = 0; count < mostBlocks; count += 1) {
    const { header, extrinsics } = (await nodes.ask(sought.network, blockCall(block))).block
    const index = extrinsics.indexOf(sought.transaction)
    if (index >= 0) return { block, index }
    if (Number(header.number) - 1 <= sought.after) return undefined
    block = header.parentHash
  }
  return undefined
}

const header = objectOf({ number: hexNumber, parentHash: hash })
const answer = objectOf({ block: objectOf({ header, extrinsics: array(string()) }) })

function blockCall(block: string): NodeCall<{ readonly block: Block }> {
  return { method: 'chain_getBlock', params: [block], schema: answer }
}

interface Block {
  readonly header: { readonly number: string; readonly parentHash: string }
  readonly extrinsics: readonly string[]
}
