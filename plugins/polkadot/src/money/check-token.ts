import { transferError, writeAmount } from '@billfold/kernel/family'
import type { TransferCosts, TransferPlan } from './plan.js'
import type { AssetAccount, AssetFacts, AssetRules } from './read-assets.js'

/** A token that is sent, and what both sides have of it. */
export interface TokenState extends AssetFacts, AssetRules {
  readonly sender: AssetAccount
  readonly receiver: AssetAccount
}

/** Refuses a transfer of a token that the network would refuse, or that would burn what is left to the sender. */
export function checkToken({ network, amount }: TransferPlan, token: TokenState, costs: TransferCosts): void {
  const { least, name, symbol, decimals } = token
  const written = (value: bigint): string => writeAmount(value, { nativeCurrency: { name, symbol, decimals } })
  const { balance, isLiquid } = token.sender
  if (!isLiquid) throw transferError('transfer/frozen', { symbol })
  if (amount > balance) throw transferError('transfer/not-enough', { needed: written(amount), held: written(balance) })
  const left = balance - amount
  if (left > 0n && left < least)
    throw transferError('transfer/keeps-too-little', { least: written(least), most: written(balance > least ? balance - least : 0n) })
  if (token.receiver.balance + amount < least) throw transferError('transfer/receives-too-little', { least: written(least) })
  // The fee is paid in the coin of the network, and the account stays.
  const needed = costs.fee + costs.existentialDeposit
  if (costs.sender.free < needed)
    throw transferError('transfer/not-enough', { needed: writeAmount(needed, network), held: writeAmount(costs.sender.free, network) })
  if (!token.isSufficient && token.receiver.balance === 0n && costs.receiver.free === 0n)
    throw transferError('transfer/no-account', { symbol, coin: network.nativeCurrency.symbol })
}
