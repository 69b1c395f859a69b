import { type ClockPort, type Network, isBillfoldError } from '@billfold/kernel'
import { type SignatureStatus, blockHeightCall, statusCall } from '../reads/calls.js'
import { type Nodes, transferError } from '@billfold/kernel/family'
import { readableReason } from './refusal.js'

/** Nodes and clock to follow a transaction with. */
export interface ConfirmNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** A transaction that may be on its way. */
export interface SentTransaction {
  readonly network: Network
  readonly signature: string
  /** The last block that it may be in; undefined when the wallet alone knows what it stands on. */
  readonly lastValidBlockHeight: number | undefined
}

/** Blocks for which any hash is good, which is 150, and by which nodes may be apart. */
const longestLife = 200

/** Milliseconds between two reads, and the failures in a row after which the outcome is unknown. */
const gap = 1_000
const mostFailures = 60

/** Reads the state each second, until the network has the transaction, or cannot take it any more. */
export async function confirm(needs: ConfirmNeeds, sent: SentTransaction): Promise<void> {
  const { signature } = sent
  let last = sent.lastValidBlockHeight
  // A transaction that is signed by now stands on a block that exists by now.
  const hasPassed = (height: number): boolean => height > (last ??= height + longestLife)
  for (let failures = 0; failures < mostFailures;) {
    try {
      const status = await look(needs, sent, hasPassed)
      if (status === 'expired') throw transferError('transfer/expired', { transaction: signature })
      if (status !== undefined && hasFailed(status))
        throw transferError('transfer/failed', { transaction: signature, reason: readableReason(status.err) })
      if (isKept(status)) return
      failures = 0
    } catch (error) {
      if (isBillfoldError(error, 'transfer/expired') || isBillfoldError(error, 'transfer/failed')) throw error
      failures += 1
    }
    await new Promise<void>((resolve) => needs.clock.after(gap, resolve))
  }
  throw transferError('transfer/unknown-outcome', { transaction: signature })
}

/** Reads the height first: a transaction that is missing after its last block has passed never comes. */
async function look(
  { nodes }: ConfirmNeeds,
  { network, signature }: SentTransaction,
  hasPassed: (height: number) => boolean,
): Promise<SignatureStatus | 'expired' | undefined> {
  const isOver = hasPassed(await nodes.ask(network, blockHeightCall()))
  const [status] = (await nodes.ask(network, statusCall(signature))).value
  if (status !== undefined && status !== null) return status
  return isOver ? 'expired' : undefined
}

function hasFailed({ err }: SignatureStatus): boolean {
  return err !== null && err !== undefined
}

function isKept(status: SignatureStatus | undefined): boolean {
  return status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized'
}
