import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { readQuantity } from '../rpc/hex.js'
import type { Reads } from './evm-reads.js'

export interface FollowNeeds {
  readonly reads: Pick<Reads, 'ask' | 'askAround'>
  readonly signal: AbortSignal
}

/** Blocks in which a transaction is looked for that took the place of another. */
const searchedBlocks = 12n

/**
 * Tells how a transaction stands: by its receipt, then by what waits. One that is gone while the account has gone on was replaced, and when the other one
 * moves the same, it goes on under that name.
 */
export async function followTransaction(needs: FollowNeeds, followed: FollowedTransaction): Promise<TransactionState> {
  const { reads, signal } = needs
  const { hash, address, network, mark } = followed
  const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> => reads.ask(network, { method, params }, signal)
  const [receipt, transaction] = await Promise.all([ask('eth_getTransactionReceipt', hash), ask('eth_getTransactionByHash', hash)])
  const known = markOf(transaction) ?? mark
  const told = known === undefined ? {} : { mark: known }
  if (isFound(receipt)) {
    const block = readQuantity(fieldOf(receipt, 'blockNumber'))
    const status = readQuantity(fieldOf(receipt, 'status')) === 0n ? 'failed' : 'confirmed'
    return { status, ...told, ...(block !== undefined && { block: String(block) }) }
  }
  if (isFound(transaction)) return { status: 'pending', ...told }
  const proposed = await followProposal(needs, followed)
  if (proposed !== undefined) return { ...told, ...proposed }
  const nonce = known === undefined ? undefined : readQuantity(known.split(' ')[0])
  const count = readQuantity(await ask('eth_getTransactionCount', address, 'latest'))
  if (nonce === undefined || count === undefined || count <= nonce) return { status: 'missing', ...told }
  const next = await findReplacement(ask, { address, nonce, mark: known })
  return next === undefined ? { status: 'replaced', ...told } : { status: 'confirmed', ...told, ...next }
}

/** Tells how a proposal stands that the owners of a wallet have to agree to. The network has it under another name, once they have. */
async function followProposal(needs: FollowNeeds, followed: FollowedTransaction): Promise<TransactionState | undefined> {
  const { hash, network } = followed
  const ask = (method: string): Promise<unknown> | undefined => needs.reads.askAround?.(network, { method, params: [hash] }, needs.signal)
  const [receipt, transaction] = await Promise.all([ask('eth_getTransactionReceipt'), ask('eth_getTransactionByHash')])
  const name = fieldOf(receipt, 'transactionHash')
  if (typeof name === 'string' && name !== hash) return { hash: name, ...(await followTransaction(needs, { ...followed, hash: name })) }
  return isFound(transaction) ? { status: 'pending' } : undefined
}

interface Sought {
  readonly address: string
  readonly nonce: bigint
  readonly mark: string | undefined
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Finds what took the place of a transaction, and moves the same. */
async function findReplacement(
  ask: Ask,
  { address, nonce, mark }: Sought,
): Promise<{ readonly hash: string; readonly block: string } | undefined> {
  const newest = readQuantity(await ask('eth_blockNumber')) ?? 0n
  const numbers = Array.from(
    { length: Number(newest < searchedBlocks ? newest + 1n : searchedBlocks) },
    (_, index) => newest - BigInt(index),
  )
  const blocks = await Promise.all(numbers.map((number) => ask('eth_getBlockByNumber', `0x${number.toString(16)}`, true)))
  for (const [index, block] of blocks.entries()) {
    const list = fieldOf(block, 'transactions')
    const found = (Array.isArray(list) ? (list as readonly unknown[]) : []).find(
      (one) => String(fieldOf(one, 'from')).toLowerCase() === address.toLowerCase() && readQuantity(fieldOf(one, 'nonce')) === nonce,
    )
    if (found === undefined) continue
    const hash = fieldOf(found, 'hash')
    return typeof hash === 'string' && markOf(found) === mark ? { hash, block: String(numbers[index]) } : undefined
  }
  return undefined
}

/** What two transactions have in common that move the same from the same place in the account's row. */
function markOf(transaction: unknown): string | undefined {
  const [nonce, to, value, input] = ['nonce', 'to', 'value', 'input'].map((field) => fieldOf(transaction, field))
  if (typeof nonce !== 'string') return undefined
  return [nonce, to, value, input].map((part) => (typeof part === 'string' ? part.slice(0, 140) : '')).join(' ')
}

function isFound(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null
}
