import { type ChainAdapter, type TransactionRequest, type TrialOutcome, isBillfoldError } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { SwapOrder, SwapProvider, SwapToken } from '../contract.js'
import { swapError } from '../errors.js'
import { exactApproval } from '../provider/erc20-approval.js'
import { leastOf } from '../quote/price-impact.js'
import { type Permit, type SignedPermit, isStillGood, readPermit } from './permit.js'
import type { ReviewedSwap } from './reviewed-swap.js'

/** The transactions of a swap, and what the network says that they do. */
export interface BuiltSwap {
  readonly transaction: TransactionRequest
  /** Have to be on the chain first, in this order; empty when the token may be taken already. */
  readonly approvals: readonly TransactionRequest[]
  /** True where the wallet carries out all of it as one, with one yes. */
  readonly isOneStep: boolean
  /** Signed in place of the approvals, where that can be: they were tried for it. */
  readonly permit: Permit | undefined
  /** What comes out, as the network tried it; what was quoted where it cannot try. */
  readonly received: bigint
  /** False where nobody could try it. */
  readonly isTried: boolean
  /** What the network takes at most, in its own coin. */
  readonly fee: bigint
}

export interface BuildNeeds {
  readonly provider: SwapProvider
  readonly adapter: Pick<ChainAdapter, 'tryTransactions' | 'readContract' | 'gasPrice' | 'canSendTogether' | 'signTypedData'>
  readonly signal: AbortSignal
  /** What became of the permit of this swap: signed, or not to be asked for. */
  readonly permit?: PermitOutcome | undefined
  /** True for a wallet that could not take several transactions as one. */
  readonly isApart: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What came of asking for a permit. `failed`: the wallet cannot sign it, or the token does not take what it signed. */
export type PermitOutcome = SignedPermit | 'declined' | 'failed'

/**
 * Has a swap put together, and believes nothing of it: who takes the token has to be who swaps it, the coins that go with it are those of the order,
 * and the network has to say that what was quoted is what comes.
 */
export async function buildSwap(swap: ReviewedSwap, needs: BuildNeeds): Promise<BuiltSwap> {
  const { permit, now, signal } = needs
  if (permit === undefined || typeof permit === 'string') return putTogether(swap, needs, undefined)
  if (!isStillGood(permit, now)) return putTogether(swap, { ...needs, permit: undefined }, undefined)
  try {
    return await putTogether(swap, needs, permit)
  } catch (error) {
    if (signal.aborted || isBillfoldError(error, 'swap/differs') || isBillfoldError(error, 'swap/other-spender')) throw error
    // The token or who swaps does not take what was signed, or the swap itself would fail: without it the network says which.
    return putTogether(swap, { ...needs, permit: 'failed' }, undefined)
  }
}

async function putTogether(swap: ReviewedSwap, needs: BuildNeeds, signed: SignedPermit | undefined): Promise<BuiltSwap> {
  const { provider, adapter, signal, isApart } = needs
  const { order, session, slippage } = swap
  const transaction = await provider.transaction({ ...order, slippage, ...(signed && { permit: signed.words }) }, signal)
  const value = order.from === undefined ? order.amount : 0n
  if ((transaction.value ?? 0n) !== value) throw differs(swap.source, 'takes', order.amount, transaction.value ?? 0n)
  const needed = signed === undefined ? await neededApprovals(swap, transaction.to, needs) : permitted(signed, transaction.to)
  const { approvals, outcome } = await tryBehind(needed, transaction, { swap, adapter, signal })
  const [change = 0n, received = swap.amountOut] = outcome?.changes ?? []
  if (outcome !== undefined) {
    if (!outcome.isDone) throw swapError('swap/would-fail', undefined)
    if (-change > order.amount) throw differs(swap.source, 'takes', order.amount, -change)
    if (received < leastOf(swap.amountOut, slippage)) throw differs(swap.target, 'gives', swap.amountOut, received)
  }
  const gasPrice = transaction.gasPrice ?? (await adapter.gasPrice?.(order.network, signal)) ?? 0n
  const fee = ((transaction.gas ?? 0n) + approvalGas * BigInt(approvals.length)) * gasPrice
  checkCoins(swap, value + fee)
  const isOneStep = approvals.length > 0 && !isApart && (await adapter.canSendTogether?.(session)) === true
  const built = { transaction, approvals, isOneStep, received, isTried: outcome !== undefined, fee }
  return { ...built, permit: await offeredPermit(swap, built, needs) }
}

/** Undefined where the approvals are asked for, or none is needed. A signature that nobody can try is not asked for. */
async function offeredPermit(
  { order, source, session }: ReviewedSwap,
  { approvals, isOneStep, isTried, transaction }: Omit<BuiltSwap, 'permit'>,
  { adapter, permit, now }: BuildNeeds,
): Promise<Permit | undefined> {
  if (approvals.length === 0 || isOneStep || !isTried || permit !== undefined || source.takesPermit !== true) return undefined
  // Tokens check signatures of keys only.
  if (session.account.type === 'smartAccount') return undefined
  return readPermit(order, { adapter, spender: transaction.to, now })
}

/** Nothing has to be approved where whom the permit is for swaps. */
function permitted({ permit }: SignedPermit, contract: string): Ways {
  const { spender } = permit.message
  if (spender.toLowerCase() !== contract.toLowerCase()) throw swapError('swap/other-spender', { spender: contract, contract: spender })
  return [[]]
}

/** The ways to let the token be taken, the usual one first: tokens like Tether want an older approval taken back before. */
type Ways = readonly [usual: readonly TransactionRequest[], ...others: readonly (readonly TransactionRequest[])[]]

interface Tried {
  readonly approvals: readonly TransactionRequest[]
  /** Undefined where nobody can try. */
  readonly outcome: TrialOutcome | undefined
}

/** Has the network try the swap behind each way until one works. */
async function tryBehind(
  [approvals, ...others]: Ways,
  transaction: TransactionRequest,
  needs: Pick<BuildNeeds, 'adapter' | 'signal'> & { readonly swap: ReviewedSwap },
): Promise<Tried> {
  const { session, order } = needs.swap
  const trial = { transactions: [...approvals, transaction], tokens: [order.from, order.to] }
  const outcome = await needs.adapter.tryTransactions?.(session, trial, needs.signal)
  const [next, ...rest] = others
  return outcome?.isDone === false && next !== undefined ? tryBehind([next, ...rest], transaction, needs) : { approvals, outcome }
}

/** What an approval takes at most. */
const approvalGas = 80_000n

async function neededApprovals({ order }: ReviewedSwap, contract: string, { provider, adapter, signal }: BuildNeeds): Promise<Ways> {
  if (order.from === undefined) return [[]]
  const told = await provider.allowance?.(order, signal)
  if (told !== undefined && told >= order.amount) return [[]]
  const { spender, transaction } = await provider.approval(order, signal)
  if (spender.toLowerCase() !== contract.toLowerCase()) throw swapError('swap/other-spender', { spender, contract })
  const allowed = told ?? (await allowanceOf(order, spender, adapter))
  if (allowed >= order.amount) return [[]]
  return allowed === 0n ? [[transaction]] : [[transaction], [exactApproval(order.from, spender, 0n), transaction]]
}

/** Asks the token itself. What cannot be asked is approved once more: that costs a fee and moves nothing. */
async function allowanceOf({ network, owner, from = '' }: SwapOrder, spender: string, adapter: BuildNeeds['adapter']): Promise<bigint> {
  const args = [owner.slice(owner.lastIndexOf(':') + 1), spender]
  const told = await adapter.readContract?.(network, { address: from, abi: allowanceAbi, functionName: 'allowance', args })
  return typeof told === 'bigint' ? told : 0n
}

const allowanceAbi = [
  {
    ...{ type: 'function', name: 'allowance', stateMutability: 'view' },
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
    ],
    outputs: [{ name: '', type: 'uint256' }],
  },
]

function checkCoins({ coins, order: { network } }: ReviewedSwap, needed: bigint): void {
  const { decimals, symbol } = network.nativeCurrency
  const words = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`
  if (coins !== undefined && coins < needed) throw swapError('swap/no-fee', { needed: words(needed), held: words(coins) })
}

function differs({ decimals, symbol }: SwapToken, what: 'gives' | 'takes', quoted: bigint, found: bigint): Error {
  const words = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`
  return swapError('swap/differs', { what, quoted: words(quoted), found: words(found) })
}
