import type { ClockPort, Network, Session, TransferRequest } from '@billfold/kernel'
import { type Nodes, refused, submitOnce, untilKnown } from '@billfold/kernel/family'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { bitcoinError } from '../errors.js'
import { readPsbt } from '../signing/psbt.js'
import type { Signing } from '../signing/signing.js'
import { buildTransfer } from './build-transfer.js'
import { checkTransfer } from './check-transfer.js'
import { coinsCall, feesCall, sendCall, transactionCall } from './esplora.js'

export interface TransferNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly signing: Pick<Signing, 'psbt'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** Moves bitcoin: the coins are chosen here, the wallet signs, and a node sends, once. Resolves with the id once a node has it. */
export async function transfer({ nodes, signing, clock }: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const { network, built } = await prepare(nodes, session, request)
  const signed = readPsbt(await signing.psbt(session, built.toPSBT()))
  if (signed === undefined) throw bitcoinError('bitcoin/nothing-to-sign', {})
  if (!signed.isFinal) signed.finalize()
  const { id } = signed
  const look = (): Promise<unknown> => nodes.ask(network, transactionCall(id))
  await submitOnce({
    transaction: id,
    submit: () => nodes.ask(network, sendCall(hex.encode(signed.extract()))),
    // A node says no to what it has already, too.
    refusal: async (no) => ((await look().catch(() => undefined)) === undefined ? refused(no) : undefined),
    // Nodes answer with plain text, or the line broke.
    find: () => untilKnown(id, look, { clock, gap: 1_000, growth: 2, looks: 5 }),
  })
  return id
}

/** The fee that the same transfer would cost now. */
export async function transferFee({ nodes }: Pick<TransferNeeds, 'nodes'>, session: Session, request: TransferRequest): Promise<bigint> {
  return (await prepare(nodes, session, request)).built.fee
}

interface Prepared {
  readonly network: Network
  readonly built: Transaction
}

async function prepare(nodes: TransferNeeds['nodes'], session: Session, request: TransferRequest): Promise<Prepared> {
  const wanted = checkTransfer(session, request)
  const { network, account } = wanted
  const [coins, fees] = await Promise.all([nodes.ask(network, coinsCall(account.address)), nodes.ask(network, feesCall())])
  return { network, built: buildTransfer({ ...wanted, coins, feeRate: feeRateOf(fees), wallet: session.connector.name }) }
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
