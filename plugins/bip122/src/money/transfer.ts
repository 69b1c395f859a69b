import { type ClockPort, type Network, type Session, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { type Nodes, transferError, untilKnown } from '@billfold/kernel/family'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { bitcoinError } from '../errors.js'
import { readPsbt } from '../signing/psbt.js'
import type { Signing } from '../signing/signing.js'
import { buildTransfer } from './build-transfer.js'
import { checkTransfer } from './check-transfer.js'
import { coinsCall, feesCall, sendCall, transactionCall } from './esplora.js'

export interface TransferNeeds {
  readonly nodes: Pick<Nodes, 'ask' | 'confirm'>
  readonly signing: Pick<Signing, 'psbt'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** Moves bitcoin: the coins are chosen here, the wallet signs, and a node sends, once. Resolves with the id once a node has it. */
export async function transfer({ nodes, signing, clock }: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const { network } = checkTransfer(session, request)
  const built = await prepare(nodes, session, request)
  const signed = readPsbt(await signing.psbt(session, built.toPSBT()))
  if (signed === undefined) throw bitcoinError('bitcoin/nothing-to-sign', {})
  if (!signed.isFinal) signed.finalize()
  await send({ nodes, clock }, { network, txid: signed.id, transaction: hex.encode(signed.extract()) })
  return signed.id
}

/** The fee that the same transfer would cost now. */
export async function transferFee({ nodes }: Pick<TransferNeeds, 'nodes'>, session: Session, request: TransferRequest): Promise<bigint> {
  return (await prepare(nodes, session, request)).fee
}

async function prepare(nodes: TransferNeeds['nodes'], session: Session, request: TransferRequest): Promise<Transaction> {
  const checked = checkTransfer(session, request)
  const { network, account } = checked
  const [coins, fees] = await Promise.all([nodes.ask(network, coinsCall(account.address)), nodes.ask(network, feesCall())])
  return buildTransfer({ ...checked, coins, feeRate: feeRateOf(fees), wallet: session.connector.name })
}

/** Blocks that a transfer may wait, and the price of a virtual byte within bounds: a node that is wrong, or lies, does not ruin anybody. */
const blocks = 3
const rates = { least: 1, most: 500 } as const

/** Chooses a fee: the estimate for the number of blocks, or for the next larger number that a node tells of. */
export function feeRateOf(estimates: Readonly<Record<string, number>>): bigint {
  const known = Object.entries(estimates)
    .map(([count, rate]) => [Number(count), rate] as const)
    .filter(([count, rate]) => Number.isInteger(count) && count >= blocks && Number.isFinite(rate))
    .toSorted(([one], [other]) => one - other)
  return BigInt(Math.ceil(Math.min(rates.most, Math.max(rates.least, known[0]?.[1] ?? rates.least))))
}

interface Outgoing {
  readonly network: Network
  readonly txid: string
  readonly transaction: string
}

async function send({ nodes, clock }: Pick<TransferNeeds, 'nodes' | 'clock'>, { network, txid, transaction }: Outgoing): Promise<void> {
  const look = (): Promise<unknown> => nodes.ask(network, transactionCall(txid))
  try {
    await nodes.ask(network, sendCall(transaction))
    return
  } catch (error) {
    if (isBillfoldError(error, 'node/no-node') || isBillfoldError(error, 'node/wrong-network')) throw error
    const isRefused = isBillfoldError(error, 'node/failed') && (await look().catch(() => undefined)) === undefined
    if (isRefused) throw transferError('transfer/refused', { reason: error.context.reason }, error)
  }
  // It may have arrived: nodes answer with plain text, or the line broke. It is not sent again, but looked for by its id.
  await untilKnown(txid, look, { clock, gap: 1_000, growth: 2, looks: 5 })
}
