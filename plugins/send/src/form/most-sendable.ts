import { type ChainAdapter, type Session, isBillfoldError } from '@billfold/kernel'
import { parseUnits } from '@billfold/kernel/amounts'
import type { SendToken } from '../contract.js'

export interface MostQuestion {
  readonly adapter: Pick<ChainAdapter, 'transferFee'>
  readonly session: Session
  readonly token: SendToken
  readonly to: string
}

/** Times that a smaller amount is tried: the fee of some families depends on it. */
const mostRounds = 4

/**
 * The most of a token that can be sent: all of it, and of the network's own coin all but what the transfer costs
 * and the account must hold. Whatever is answered was tried with its own amount. Rejects when nobody says what it costs; 0 when the fee takes everything.
 */
export async function mostSendable(question: MostQuestion): Promise<bigint> {
  const { adapter, token } = question
  if (token.address !== undefined || adapter.transferFee === undefined) return token.held
  let amount = token.held
  for (let round = 0; round < mostRounds && amount > 0n; round += 1) {
    const tried = await tryAmount(question, amount)
    if (tried === 'fits') return amount
    amount = tried === 'short' ? token.held - (await feeOfHalf(question)) : amount - tried
  }
  return 0n
}

/** How much an amount is too much: as the family says it, or only that it is. */
async function tryAmount({ adapter, session, token, to }: MostQuestion, amount: bigint): Promise<'fits' | 'short' | bigint> {
  try {
    await adapter.transferFee?.(session, { to, amount })
    return 'fits'
  } catch (error) {
    const read = (text: string): bigint | undefined => parseUnits(text.split(' ')[0] ?? '', token.decimals)
    if (isBillfoldError(error, 'transfer/not-enough')) return excess(read(error.context.needed), read(error.context.held))
    if (isBillfoldError(error, 'transfer/keeps-too-little')) return excess(amount, read(error.context.most))
    if (isBillfoldError(error) && /\/not-enough/.test(error.code)) return 'short'
    throw error
  }
}

function excess(amount: bigint | undefined, most: bigint | undefined): 'short' | bigint {
  return amount !== undefined && most !== undefined && amount > most ? amount - most : 'short'
}

async function feeOfHalf({ adapter, session, token, to }: MostQuestion): Promise<bigint> {
  return (await adapter.transferFee?.(session, { to, amount: token.held / 2n })) ?? 0n
}
