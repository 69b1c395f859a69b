import { bcs } from '@mysten/sui/bcs'
import { TransactionDataBuilder } from '@mysten/sui/transactions'
import { fromBase64, toBase58 } from '@mysten/sui/utils'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import { type Coin, type Ledger, referenceGasPrice } from './ledger.js'
import { suiCoinType } from './seed.js'

/** What a command may be given: a coin by its id, or bytes. */
export type Value = { readonly coin: string } | { readonly pure: Uint8Array }

type Parsed = ReturnType<typeof bcs.TransactionData.parse>['V1']
type Programmable = Extract<Parsed['kind'], { readonly ProgrammableTransaction: object }>['ProgrammableTransaction']

/** A transaction whose bytes were read, and whose inputs are what it says. */
export interface ReadTransaction {
  readonly digest: string
  readonly sender: string
  readonly price: bigint
  readonly budget: bigint
  /** The coins that pay for it; none in a dry run that leaves them open. */
  readonly payment: readonly string[]
  /** The coins that its commands take. */
  readonly coinInputs: readonly string[]
  readonly inputs: readonly Value[]
  readonly commands: Programmable['commands']
  /** What pays where nothing was named. */
  readonly mockedGas: Coin
}

const limits = { budget: 50_000_000_000n, payment: 256, bytes: 131_072 }

/** Reads a transaction, and refuses what a validator would not sign. */
export function readTransaction(bytes: Uint8Array, ledger: Ledger, { isDryRun }: { readonly isDryRun: boolean }): ReadTransaction {
  const { sender, gasData, kind, expiration } = parse(bytes)
  if (kind.ProgrammableTransaction === undefined) throw refusal('Unsupported transaction kind')
  const [price, budget] = [BigInt(gasData.price), BigInt(gasData.budget)]
  if (gasData.owner !== sender) throw refusal('This ledger lets nobody pay for others')
  if (price < referenceGasPrice) throw refusal(`Gas price ${price} under reference gas price (RGP) ${referenceGasPrice}`)
  if (budget > limits.budget) throw refusal(`Gas budget: ${budget} is higher than max: ${limits.budget}`)
  if (gasData.payment.length > limits.payment) throw refusal(`The gas payment has more than ${limits.payment} objects`)
  if (!isDryRun && gasData.payment.length === 0) throw refusal('This ledger knows no address balances: a gas payment is missing')
  if (expiration.$kind === 'Epoch' && expiration.Epoch < 0) throw refusal('Transaction Expired')
  const payment = gasData.payment.map((reference) => checked(ledger, sender, reference))
  if (payment.some(({ type }) => type !== suiCoinType)) throw refusal('Gas object is not a valid coin of SUI')
  const whole = payment.reduce((sum, { balance }) => sum + balance, 0n)
  if (payment.length > 0 && whole < budget) throw refusal(`Balance of gas object ${whole} is lower than the needed amount: ${budget}`)
  const values = kind.ProgrammableTransaction.inputs.map((input) => valueOf(input, ledger, sender))
  const coinInputs = values.flatMap((value) => ('coin' in value ? [value.coin] : []))
  const all = [...payment.map(({ id }) => id), ...coinInputs]
  if (new Set(all).size < all.length) throw refusal('Mutable object cannot appear more than once in one transaction')
  return {
    ...{ digest: TransactionDataBuilder.getDigestFromBytes(bytes), sender, price, budget, coinInputs, inputs: values },
    payment: payment.map(({ id }) => id),
    commands: kind.ProgrammableTransaction.commands,
    mockedGas: mockedGas(sender),
  }
}

/** A refusal of validators: nothing was moved. */
function refusal(reason: string): RpcError {
  return new RpcError(rpcCodes.preflight, `Transaction validator signing failed due to issues with transaction inputs: ${reason}`)
}

function parse(bytes: Uint8Array): Parsed {
  if (bytes.length > limits.bytes) throw refusal('serialized transaction size exceeded maximum')
  try {
    return bcs.TransactionData.parse(bytes).V1
  } catch (error) {
    throw new RpcError(rpcCodes.params, `Invalid params: ${error instanceof Error ? error.message : 'no transaction'}`)
  }
}

interface Reference {
  readonly objectId: string
  readonly version: string
  readonly digest: string
}

function checked(ledger: Ledger, sender: string, { objectId, version, digest }: Reference): Coin {
  const coin = ledger.coin(objectId)
  if (coin === undefined) throw refusal(`Could not find the referenced object ${objectId} at version ${version}`)
  if (String(coin.version) !== version || coin.digest !== digest)
    throw refusal(`Object ID ${objectId} Version ${version} is not available for consumption, its current version: ${coin.version}`)
  if (coin.owner !== sender)
    throw refusal(`Transaction was not signed by the correct sender: Object ${objectId} is owned by account address ${coin.owner}`)
  return coin
}

function valueOf(input: Programmable['inputs'][number], ledger: Ledger, sender: string): Value {
  if (input.Pure !== undefined) return { pure: fromBase64(input.Pure.bytes) }
  const reference = input.Object?.ImmOrOwnedObject
  if (reference === undefined) throw refusal('This ledger has no shared objects')
  return { coin: checked(ledger, sender, reference).id }
}

function mockedGas(owner: string): Coin {
  const digest = toBase58(new Uint8Array(32))
  return {
    id: `0x${'00'.repeat(31)}ff`,
    version: 1n,
    digest,
    owner,
    type: suiCoinType,
    balance: limits.budget * 1_000n,
    previousTransaction: digest,
  }
}
