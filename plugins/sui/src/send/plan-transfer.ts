import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { formatAmount, operationFailure, readTransfer, transferError } from '@billfold/kernel/family'
import { isSuiAddress } from '../address.js'
import { type Coin, type CoinPage, coinFactsCall, coinsCall, dryRunCall, gasPriceCall, suiType } from '../reads/calls.js'
import type { SuiNodes } from '../reads/sui-nodes.js'
import { toBase64 } from '../signing/base64.js'
import { type TransferParts, buildTransfer } from './build.js'
import { selectCoins, sumOf } from './select-coins.js'

/** A transfer that is ready to be signed. */
export interface PlannedTransfer {
  readonly network: Network
  readonly transaction: Uint8Array
  /** The most that it costs, in MIST. */
  readonly fee: bigint
}

/** A request that was read: what is moved, by whom, to whom. */
interface Moved {
  readonly network: Network
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly coinType: string
}

const rules = { name: 'Sui', isAddress: isSuiAddress, mostAmount: 2n ** 64n - 1n, hasTokens: true }
/** Coins that one transaction may put together, and pages in which they are looked for. */
const limits = { gasCoins: 256, coins: 100, pages: 5 }
/** Units of gas that are kept in hand beyond what a dry run took. */
const spareUnits = 1_000n
/** In MIST: what a transfer costs at most on any ordinary day, and the most that the network takes. */
const reserve = 20_000_000n
const mostBudget = 50_000_000_000n

/** Reads a request, finds the coins for it and its fee, and writes the transaction. Rejects where it cannot be, before a wallet is asked. */
export async function planTransfer(nodes: Pick<SuiNodes, 'ask'>, session: Session, request: TransferRequest): Promise<PlannedTransfer> {
  const moved = readRequest(session, request)
  const { network, from, to, amount, coinType } = moved
  const isNative = coinType === suiType
  const [price, gas, own] = await Promise.all([
    nodes.ask(network, gasPriceCall()),
    coinsOf(nodes, moved, suiType),
    isNative ? [] : coinsOf(nodes, moved, coinType),
  ])
  const coins = isNative ? undefined : (selectCoins(own, amount, limits.coins) ?? (await tooFew(nodes, moved, sumOf(own))))
  const parts = { from, to, amount, gasPrice: BigInt(price), ...(coins !== undefined && { coins }) }
  const taken = isNative ? amount : 0n
  const short = (fee: bigint): Error => notEnough(taken + fee, sumOf(gas), network.nativeCurrency)
  // What a dry run takes of the coins is what the transaction takes of them: coins that go give back what was paid for keeping them.
  const tried = selectCoins(gas, taken + reserve, limits.gasCoins) ?? gas.slice(0, limits.gasCoins)
  const least = spareUnits * parts.gasPrice
  if (sumOf(tried) < taken + least) throw short(least)
  const fee = await feeOf(nodes, network, { ...parts, gasCoins: tried, gasBudget: smaller(sumOf(tried) - taken, mostBudget) })
  const gasCoins = sumOf(tried) < taken + fee ? selectCoins(gas, taken + fee, limits.gasCoins) : tried
  if (gasCoins === undefined) throw short(fee)
  return { network, fee, transaction: await buildTransfer({ ...parts, gasBudget: fee, gasCoins }) }
}

function readRequest(session: Session, request: TransferRequest): Moved {
  const { network, account, to, amount, token: coinType = suiType } = readTransfer(session, request, rules)
  if (!/^0x[0-9a-fA-F]{1,64}::\w+::\w+/.test(coinType))
    throw operationFailure('wallet/invalid-address', { operation: 'transfer', needed: 'the type of a coin' })
  return { network, from: account.address, to, amount, coinType }
}

/** What the transaction costs at most: what a dry run took, and a little in hand. A dry run that fails is the network's no. */
async function feeOf(nodes: Pick<SuiNodes, 'ask'>, network: Network, parts: TransferParts): Promise<bigint> {
  const { effects } = await nodes.ask(network, dryRunCall(toBase64(await buildTransfer(parts))))
  if (effects.status.status !== 'success')
    throw transferError('transfer/refused', { reason: effects.status.error?.slice(0, 120) ?? 'no reason' })
  const { computationCost, storageCost, storageRebate } = effects.gasUsed
  const work = BigInt(computationCost) + spareUnits * parts.gasPrice
  const kept = BigInt(storageCost) - BigInt(storageRebate)
  return kept > 0n ? work + kept : work
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

async function coinsOf(nodes: Pick<SuiNodes, 'ask'>, { network, from }: Moved, coinType: string): Promise<readonly Coin[]> {
  const found: Coin[] = []
  let next: string | null | undefined = null
  for (let pages = 0; pages < limits.pages && next !== undefined; pages += 1) {
    const page: CoinPage = await nodes.ask(network, coinsCall(from, coinType, next))
    found.push(...page.data)
    next = page.hasNextPage ? (page.nextCursor ?? undefined) : undefined
  }
  return found
}

async function tooFew(nodes: Pick<SuiNodes, 'ask'>, { network, coinType, amount }: Moved, held: bigint): Promise<never> {
  const facts = await nodes.ask(network, coinFactsCall(coinType))
  throw notEnough(amount, held, facts ?? { symbol: coinType.split('::').at(-1) ?? '', decimals: 0 })
}

function notEnough(needed: bigint, held: bigint, { symbol, decimals }: { readonly symbol: string; readonly decimals: number }): Error {
  const text = (amount: bigint): string => `${formatAmount(amount, decimals)} ${symbol}`
  return transferError('transfer/not-enough', { needed: text(needed), held: text(held) })
}
