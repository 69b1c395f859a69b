import { type Hex, type TransactionSerializableEIP1559, isHex, keccak256, numberToHex, serializeTransaction } from 'viem'
import { hexToBigInt } from 'viem'
import { Fault } from '../faults/fault.js'
import { type Chain, numberOf } from '../rpc/chain.js'
import { handOver } from '../rpc/hand-over.js'
import type { Nodes } from '../rpc/nodes.js'
import type { EvmCall } from './call-words.js'
import { signDigest } from './sign-digest.js'

/** What a page may say of a transaction besides what it does. */
export interface DraftWishes {
  readonly gas?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

/** A transaction that is ready to be signed. */
export interface Draft {
  readonly transaction: TransactionSerializableEIP1559
  /** The most that the network takes for it, in wei. */
  readonly fee: bigint
  /** What came of trying it out: it would fail, the account is too poor, or it could not be tried. */
  readonly trial: 'good' | 'fails' | 'poor' | 'untried'
}

/** Gas for a call that could not be tried, since it waits for one before it. */
const untriedGas = 500_000n

export interface DraftNeeds {
  readonly chain: Chain
  readonly address: string
  readonly nodes: Nodes
}

/** Asks the network for what a transaction needs beside its call. */
export async function draftTransaction(call: EvmCall, wishes: DraftWishes, needs: DraftNeeds): Promise<Draft> {
  const { chain, address, nodes } = needs
  const request = { from: address, ...(call.to && { to: call.to }), data: call.data, value: numberToHex(call.value) }
  const [chainId, nonce, prices, gas, balance] = await Promise.all([
    bigintOf(nodes.ask(chain, 'eth_chainId', [])),
    wishes.nonce ?? bigintOf(nodes.ask(chain, 'eth_getTransactionCount', [address, 'pending'])).then(Number),
    pricesOf(wishes, needs),
    estimate(request, needs),
    bigintOf(nodes.ask(chain, 'eth_getBalance', [address, 'latest'])),
  ])
  // A node of another network than it is asked as would have the person sign for that one.
  if (chainId !== BigInt(numberOf(chain))) throw new Fault('chain-differs')
  const limit = wishes.gas ?? gas ?? untriedGas
  const fee = limit * prices.maxFeePerGas
  const trial = balance < fee + call.value ? 'poor' : gas === undefined ? 'fails' : 'good'
  const transaction: TransactionSerializableEIP1559 = {
    type: 'eip1559',
    chainId: numberOf(chain),
    nonce,
    gas: limit,
    ...prices,
    value: call.value,
    data: call.data,
    ...(call.to && { to: call.to }),
  }
  return { transaction, fee, trial }
}

/** Signs a draft: the bytes that go to the network. */
export async function signDraft({ transaction }: Draft, privateKey: Uint8Array): Promise<Hex> {
  return serializeTransaction(transaction, await signDigest(privateKey, keccak256(serializeTransaction(transaction))))
}

/** Sends signed bytes. Sent again, they are the same transaction: the network does it once. */
export async function sendSigned(signed: Hex, { chain, nodes }: Pick<DraftNeeds, 'chain' | 'nodes'>): Promise<Hex> {
  const hash = keccak256(signed)
  const send = async (): Promise<void> => {
    try {
      await nodes.ask(chain, 'eth_sendRawTransaction', [signed])
    } catch (error) {
      const isThere =
        error instanceof Fault && /already known|already imported|known transaction|nonce too low/i.test(error.details.said ?? '')
      if (!isThere || (await nodes.ask(chain, 'eth_getTransactionByHash', [hash])) === null) throw error
    }
  }
  await handOver(send, hash)
  return hash
}

/** What gas costs at most in the next blocks. */
export async function pricesOf(
  { maxFeePerGas, maxPriorityFeePerGas }: DraftWishes,
  { chain, nodes }: Pick<DraftNeeds, 'chain' | 'nodes'>,
): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }> {
  if (maxFeePerGas !== undefined) return { maxFeePerGas, maxPriorityFeePerGas: least(maxPriorityFeePerGas ?? maxFeePerGas, maxFeePerGas) }
  const [price, tip] = await Promise.all([
    bigintOf(nodes.ask(chain, 'eth_gasPrice', [])),
    maxPriorityFeePerGas ?? bigintOf(nodes.ask(chain, 'eth_maxPriorityFeePerGas', [])).catch(() => 0n),
  ])
  // The price of gas may rise by an eighth with each block: twice what it is lasts for six.
  const highest = price * 2n + tip
  return { maxFeePerGas: highest, maxPriorityFeePerGas: least(tip, highest) }
}

/** Gas with some to spare; undefined when the network says that it would fail. */
async function estimate(request: object, { chain, nodes }: DraftNeeds): Promise<bigint | undefined> {
  try {
    return ((await bigintOf(nodes.ask(chain, 'eth_estimateGas', [request]))) * 12n) / 10n
  } catch (error) {
    if (error instanceof Fault && error.code === 'node-refused') return undefined
    throw error
  }
}

/** A number as nodes write it. */
export async function bigintOf(answer: Promise<unknown>): Promise<bigint> {
  const value = await answer
  if (!isHex(value)) throw new Fault('node-away')
  return hexToBigInt(value)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
