import { fieldOf } from '@billfold/kernel/family'
import { type AccountFacts, accountsCall, recentFeesCall, rentCall, tokenAccountsCall } from '../reads/calls.js'
import { tokenPrograms } from '../reads/token-facts.js'
import type { Nodes } from '@billfold/kernel/family'
import { type TransferFrame, buildTokenTransfer, tokenAccountOf } from './build.js'
import { sendError } from './errors.js'
import { computeLimits, tokenUnitPrice, transactionFee } from './fees.js'
import { keptOf } from './kept-part.js'
import { checkTokenFees, sourceOf } from './plan.js'
import type { BuiltTransfer, TransferPlan } from './transfer.js'

/** A transfer of a token, with the facts that were read before. */
export interface TokenTransferPlan extends TransferPlan {
  readonly mint: string
  /** The mint as its network has it; null when there is none. */
  readonly token: AccountFacts | null
  readonly frame: Omit<TransferFrame, 'units' | 'price'>
  readonly balance: bigint
  readonly rent: bigint
}

/** Bytes of a token account. With Token-2022 its owner is written down as final, which takes five more. */
const accountSizes: Readonly<Record<string, number>> = { [tokenPrograms.token]: 165, [tokenPrograms.token2022]: 170 }

/** Builds the transfer of a token. Refuses before what the network would refuse. */
export async function buildToken(nodes: Nodes, plan: TokenTransferPlan): Promise<BuiltTransfer> {
  const { network, from, to, amount, mint, frame, balance, rent } = plan
  const { program, decimals } = readMint(plan)
  const [usual, target] = await Promise.all([from, to].map((owner) => tokenAccountOf({ owner, mint, program })))
  if (usual === undefined || target === undefined) throw sendError('solana-send/no-token-account', {})
  const [held, accounts, accountRent, fees] = await Promise.all([
    nodes.ask(network, tokenAccountsCall(from, { mint })),
    nodes.ask(network, accountsCall([target])),
    nodes.ask(network, rentCall(accountSizes[program] ?? 0)),
    // The fees of others are only a hint: without them the least is offered.
    nodes.ask(network, recentFeesCall([usual, target])).catch(() => []),
  ])
  const own = held.value.map(({ pubkey, account }) => ({ address: pubkey, amount: BigInt(account.data.parsed.info.tokenAmount.amount) }))
  const source = sourceOf(own, { usual, amount })
  const needsAccount = (accounts.value[0] ?? null) === null
  const units = needsAccount ? computeLimits.tokenAndAccount : computeLimits.token
  const price = tokenUnitPrice(fees.map(({ prioritizationFee }) => prioritizationFee))
  const deposit = needsAccount ? { deposit: BigInt(accountRent) } : {}
  const fee = transactionFee({ units, price }) + (deposit.deposit ?? 0n)
  checkTokenFees({ balance, rent, fee })
  const what = { to, amount, mint, decimals, program, needsAccount, source: source.address }
  return {
    transaction: await buildTokenTransfer({ ...frame, units, price }, what),
    fee,
    arrives: amount - keptOf(plan.token, amount),
    ...deposit,
  }
}

function readMint({ mint, token }: TokenTransferPlan): { readonly program: string; readonly decimals: number } {
  const program = Object.values(tokenPrograms).find((each) => each === token?.owner)
  const parsed = fieldOf(token?.data, 'parsed')
  const decimals = fieldOf(fieldOf(parsed, 'info'), 'decimals')
  const isMint = fieldOf(parsed, 'type') === 'mint' && typeof decimals === 'number' && Number.isInteger(decimals)
  if (program === undefined || !isMint) throw sendError('solana-send/no-mint', { mint })
  return { program, decimals }
}
