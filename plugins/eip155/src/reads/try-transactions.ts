import { type Session, type TransactionTrial, type TrialOutcome, isBillfoldError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { readQuantity, toQuantity } from '../rpc/hex.js'
import type { Reads } from './evm-reads.js'

export interface TrialNeeds {
  readonly reads: Pick<Reads, 'ask'>
  readonly signal: AbortSignal
}

/** `balanceOf(address)` */
const balanceSelector = '0x70a08231'

/** Stands at an address that nobody has, while it is tried: code that tells the balance of whom it is asked about. */
const coinReader = '0x00000000000000000000000000000000b111f01d'
const coinReaderCode = '0x5f35315f5260205ff3'

/**
 * Tries transactions one after the other between two looks at the account's balances; a node keeps nothing of it. Undefined where nodes cannot try.
 */
export async function tryTransactions(
  { reads, signal }: TrialNeeds,
  { account: { address: from }, network }: Session,
  { transactions, tokens }: TransactionTrial,
): Promise<TrialOutcome | undefined> {
  if (network === undefined) return undefined
  const word = from.slice(2).toLowerCase().padStart(64, '0')
  const looks = tokens.map((token) =>
    token === undefined ? { to: coinReader, data: `0x${word}` } : { to: token, data: `${balanceSelector}${word}` },
  )
  const tried = transactions.map(({ to, data, value }) => ({
    from,
    to,
    ...(data !== undefined && { data }),
    value: toQuantity(value ?? 0n),
  }))
  const block = { stateOverrides: { [coinReader]: { code: coinReaderCode } }, calls: [...looks, ...tried, ...looks] }
  try {
    const said = await reads.ask(network, { method: 'eth_simulateV1', params: [{ blockStateCalls: [block] }, 'latest'] }, signal)
    return readOutcome(said, { looks: looks.length, tried: tried.length })
  } catch (error) {
    // Older nodes, and many that are open to everybody, do not know the method.
    if (isBillfoldError(error, 'node/failed')) return undefined
    throw error
  }
}

function readOutcome(said: unknown, { looks, tried }: { readonly looks: number; readonly tried: number }): TrialOutcome | undefined {
  const calls: unknown = Array.isArray(said) ? fieldOf(said[0], 'calls') : undefined
  if (!Array.isArray(calls) || calls.length !== looks * 2 + tried) return undefined
  const balances = calls.map((call: unknown) => readQuantity(fieldOf(call, 'returnData')))
  const isDone = calls.slice(looks, looks + tried).every((call: unknown) => fieldOf(call, 'status') === '0x1')
  const changes = Array.from({ length: looks }, (_, index) => {
    const [before, after] = [balances[index], balances[looks + tried + index]]
    return before === undefined || after === undefined ? undefined : after - before
  })
  return changes.includes(undefined) ? undefined : { isDone, changes: changes.flatMap((change) => change ?? []) }
}
