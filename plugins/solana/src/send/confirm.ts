import { type ClockPort, type Network, isBillfoldError } from '@billfold/kernel'
import { type SignatureStatus, blockHeightCall, statusCall } from '../reads/calls.js'
import type { SolanaRpc } from '../rpc/solana-rpc.js'
import { sendError } from './errors.js'
import { chainWords } from './words.js'

/** What is asked for the outcome of a transaction. */
export interface ConfirmNeeds {
  readonly rpc: Pick<SolanaRpc, 'ask'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** A transaction that may be on its way. */
export interface SentTransaction {
  readonly network: Network
  readonly signature: string
  /** The last block that it may be in. */
  readonly lastValidBlockHeight: number
}

/** Milliseconds between two looks, and how many in a row may fail before nobody can say. */
const gap = 1_000
const mostFailures = 60

/** Looks each second, until the chain has it, or cannot take it any more. */
export async function confirm(needs: ConfirmNeeds, sent: SentTransaction): Promise<void> {
  const { signature } = sent
  for (let failures = 0; failures < mostFailures;) {
    try {
      const status = await look(needs, sent)
      if (status === 'expired') throw sendError('solana-send/expired', { signature })
      if (status !== undefined && hasFailed(status)) throw sendError('solana-send/failed', { signature, words: chainWords(status.err) })
      if (isKept(status)) return
      failures = 0
    } catch (error) {
      if (isBillfoldError(error, 'solana-send/expired') || isBillfoldError(error, 'solana-send/failed')) throw error
      failures += 1
    }
    await new Promise<void>((resolve) => needs.clock.after(gap, resolve))
  }
  throw sendError('solana-send/unknown-outcome', { signature })
}

/** The height is read first: what is not there after its last block has passed never will be. */
async function look({ rpc }: ConfirmNeeds, sent: SentTransaction): Promise<SignatureStatus | 'expired' | undefined> {
  const height = await rpc.ask(sent.network, blockHeightCall())
  const [status] = (await rpc.ask(sent.network, statusCall(sent.signature))).value
  if (status !== undefined && status !== null) return status
  return height > sent.lastValidBlockHeight ? 'expired' : undefined
}

function hasFailed({ err }: SignatureStatus): boolean {
  return err !== null && err !== undefined
}

function isKept(status: SignatureStatus | undefined): boolean {
  return status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized'
}
