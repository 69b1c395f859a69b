import { compact } from '@polkadot-api/substrate-bindings'
import { transferError } from '@billfold/kernel/family'
import type { TokenState } from './check-token.js'
import type { TransferPlan } from './plan.js'
import type { Runtime } from './runtime.js'

/** The number of a key, which is one of several ways to name a receiver. */
const byKey = 0

/** Writes the call of a transfer: one that keeps the sender's account, or moves all that there is of a token. */
export function transferCall(plan: TransferPlan, rules: Pick<Runtime, 'transferCall' | 'tokenCalls'>, token?: TokenState): Uint8Array {
  const { network, receiver, amount, asset } = plan
  const moved = [byKey, ...receiver, ...compact.enc(amount)]
  if (asset === undefined) return Uint8Array.from([...rules.transferCall, ...moved])
  if (rules.tokenCalls === undefined) throw transferError('transfer/no-tokens', { network: network.name })
  const call = token?.sender.balance === amount ? rules.tokenCalls.all : rules.tokenCalls.some
  return Uint8Array.from([...call, ...compact.enc(asset), ...moved])
}
