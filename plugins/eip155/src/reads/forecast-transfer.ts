import { type Session, type TransferForecast, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { transferRequest } from '../adapter/transfer.js'
import { readQuantity } from '../rpc/hex.js'
import type { Reads } from './evm-reads.js'

export interface ForecastNeeds {
  readonly reads: Pick<Reads, 'ask'>
  readonly signal: AbortSignal
}

/** `balanceOf(address)` */
const balanceSelector = '0x70a08231'

/**
 * What a transfer of a token would do: a node tries it between two looks at the receiver's balance, and keeps nothing of it. Tokens that take
 * a part of each transfer, or that answer without moving anything, are found out by that. Undefined where nodes cannot try.
 */
export async function forecastTransfer(
  { reads, signal }: ForecastNeeds,
  { account: { address: from }, network }: Session,
  request: TransferRequest,
): Promise<TransferForecast | undefined> {
  const { to, tokenAddress } = request
  if (network === undefined || tokenAddress === undefined || to.toLowerCase() === from.toLowerCase()) return undefined
  const { to: token, data } = transferRequest(request, network.id)
  const look = { to: token, data: `${balanceSelector}${to.slice(2).toLowerCase().padStart(64, '0')}` }
  try {
    const calls = [look, { from, to: token, data }, look]
    const said = await reads.ask(network, { method: 'eth_simulateV1', params: [{ blockStateCalls: [{ calls }] }, 'latest'] }, signal)
    const [before, moved, after] = readCalls(said)
    if (before?.returned === undefined || after?.returned === undefined || moved?.isDone !== true) return undefined
    return { arrives: after.returned - before.returned }
  } catch (error) {
    // Older nodes, and many that are open to everybody, do not know the method.
    if (isBillfoldError(error, 'node/failed')) return undefined
    throw error
  }
}

interface TriedCall {
  readonly isDone: boolean
  readonly returned: bigint | undefined
}

function readCalls(said: unknown): readonly TriedCall[] {
  const calls = Array.isArray(said) ? fieldOf(said[0], 'calls') : undefined
  if (!Array.isArray(calls)) return []
  return calls.map((call: unknown) => ({
    isDone: fieldOf(call, 'status') === '0x1',
    returned: readQuantity(fieldOf(call, 'returnData')),
  }))
}
