import { hex } from '@scure/base'
import { RawTx } from '@scure/btc-signer'
import type { BitcoinNode, PlacedTransaction } from './node.js'
import { addressOf } from './scripts.js'

/** An output as Esplora writes it. */
export interface WrittenOutput {
  readonly scriptpubkey: string
  readonly scriptpubkey_address?: string
  readonly value: number
}

/** A transaction as Esplora writes it, with the outputs that it spends. */
export interface WrittenTransaction {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly vin: readonly {
    readonly txid: string
    readonly vout: number
    readonly prevout: WrittenOutput | null
    readonly scriptsig: string
    readonly witness: readonly string[]
    readonly is_coinbase: boolean
    readonly sequence: number
  }[]
  readonly vout: readonly WrittenOutput[]
  readonly size: number
  readonly weight: number
  readonly fee: number
  readonly status: WrittenStatus
}

/** Whether a transaction is in a block, and in which. */
export interface WrittenStatus {
  readonly confirmed: boolean
  readonly block_height?: number
  readonly block_hash?: string
  readonly block_time?: number
}

const nothingSpent = '0'.repeat(64)

/** Writes a transaction as Esplora does. */
export async function writeTransaction(node: BitcoinNode, { txid, weight, raw, block }: PlacedTransaction): Promise<WrittenTransaction> {
  const { version, lockTime: locktime, inputs, outputs, witnesses = [] } = RawTx.decode(raw)
  const vin = await Promise.all(
    inputs.map(async (input, place) => {
      const id = hex.encode(input.txid)
      const isCoinbase = id === nothingSpent
      return {
        ...{ txid: id, vout: input.index, prevout: isCoinbase ? null : await outputOf(node, id, input.index) },
        ...{ scriptsig: hex.encode(input.finalScriptSig), witness: (witnesses[place] ?? []).map(hex.encode) },
        ...{ is_coinbase: isCoinbase, sequence: input.sequence },
      }
    }),
  )
  const vout = outputs.map(writeOutput)
  const spent = sum(vin.map(({ prevout }) => prevout?.value ?? 0))
  const fee = vin.some(({ is_coinbase: isCoinbase }) => isCoinbase) ? 0 : spent - sum(vout.map(({ value }) => value))
  return { txid, version, locktime, vin, vout, size: raw.length, weight, fee, status: statusOf(block) }
}

/** Says of a block, or of none, what Esplora does. */
export function statusOf(block: PlacedTransaction['block']): WrittenStatus {
  if (block === undefined) return { confirmed: false }
  return { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time }
}

/** Adds up numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

async function outputOf(node: BitcoinNode, txid: string, index: number): Promise<WrittenOutput | null> {
  const found = await node.transaction(txid)
  const output = found && RawTx.decode(found.raw).outputs[index]
  return output === undefined ? null : writeOutput(output)
}

function writeOutput({ script, amount }: { readonly script: Uint8Array; readonly amount: bigint }): WrittenOutput {
  const address = addressOf(script)
  return { scriptpubkey: hex.encode(script), ...(address !== undefined && { scriptpubkey_address: address }), value: Number(amount) }
}
