import { bcs } from '@mysten/sui/bcs'
import { SuiJsonRpcClient } from '@mysten/sui/jsonRpc'
import { Transaction } from '@mysten/sui/transactions'
import { fromBase64 } from '@mysten/sui/utils'

import { WalletError, badParameters } from '../shared/wallet-error.js'

/** A transaction as a page hands it over. */
export interface GivenTransaction {
  toJSON(): Promise<string>
}

/** The node as the wallet asks it. The address says who asks: a page counts its own questions. */
function clientAt(url: string | undefined): SuiJsonRpcClient {
  if (url === undefined) throw new WalletError(4900, 'The wallet is disconnected from all chains.')
  return new SuiJsonRpcClient({ url: `${url}?by=wallet`, network: 'localnet' })
}

/** Builds the bytes of a transaction. What the page left open, such as the gas, is asked of the node. */
export async function buildTransaction(given: unknown, sender: string, url: string | undefined): Promise<Uint8Array> {
  const json = typeof given === 'string' ? given : await (given as Partial<GivenTransaction> | undefined)?.toJSON?.()
  if (json === undefined) throw badParameters('Expected a transaction.')
  const transaction = Transaction.from(json)
  transaction.setSenderIfNotSet(sender)
  if (transaction.getData().sender !== sender) throw badParameters(`${sender} does not sign this transaction.`)
  return isWhole(transaction) ? transaction.build() : transaction.build({ client: clientAt(url) })
}

function isWhole(transaction: Transaction): boolean {
  const { gasData, inputs } = transaction.getData()
  const hasGas = gasData.budget !== null && gasData.price !== null && gasData.payment !== null
  return hasGas && inputs.every((input) => input.UnresolvedObject === undefined && input.UnresolvedPure === undefined)
}

/** Sends a signed transaction, and gives its name. */
export async function sendTransaction(url: string | undefined, bytes: Uint8Array, signature: string): Promise<string> {
  const { digest, effects } = await clientAt(url).executeTransactionBlock({
    ...{ transactionBlock: bytes, signature, options: { showEffects: true } },
  })
  if (effects?.status.status !== 'success') throw new WalletError(-32000, `The transaction failed: ${effects?.status.error ?? 'unknown'}`)
  return digest
}

/** The lines that a person reads before saying yes. */
export function detailsOf(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const { kind, gasData } = bcs.TransactionData.parse(bytes).V1
  const { inputs = [], commands = [] } = kind.ProgrammableTransaction ?? {}
  const receivers = commands.flatMap(({ TransferObjects }) => {
    const input = TransferObjects?.address.Input
    const pure = input === undefined ? undefined : inputs[input]?.Pure
    return pure === undefined ? [] : [['To', bcs.Address.parse(fromBase64(pure.bytes))] as const]
  })
  const amounts = commands.flatMap(({ SplitCoins }) =>
    (SplitCoins?.amounts ?? []).flatMap(({ Input }) => {
      const pure = Input === undefined ? undefined : inputs[Input]?.Pure
      return pure === undefined ? [] : [['Amount', bcs.u64().parse(fromBase64(pure.bytes))] as const]
    }),
  )
  return [['Does', commands.map(({ $kind }) => $kind).join(', ')], ...amounts, ...receivers, ['Gas at most', gasData.budget]]
}

/** The same transaction with another receiver. */
export function changed(bytes: Uint8Array, receiver: string): Uint8Array {
  const transaction = bcs.TransactionData.parse(bytes)
  for (const input of transaction.V1.kind.ProgrammableTransaction?.inputs ?? []) {
    if (input.Pure !== undefined && fromBase64(input.Pure.bytes).length === 32)
      input.Pure.bytes = bcs.Address.serialize(receiver).toBase64()
  }
  return bcs.TransactionData.serialize(transaction).toBytes()
}
