import { transferError } from '@billfold/kernel/family'
import { sendError } from './errors.js'
import { computeLimits, transactionFee } from './fees.js'

/** Facts before the coin is sent, in lamports. */
export interface NativeSituation {
  readonly amount: bigint
  readonly balance: bigint
  /** Balance of the receiver. */
  readonly recipientBalance: bigint
  /** Least balance with which an account without data stays. */
  readonly rent: bigint
  readonly price: number
  /** It goes back to the sender. */
  readonly isToSelf: boolean
}

/** Refuses what the network would refuse: too little for the fee, or an account that is left with less than its rent. */
export function checkNative({ amount, balance, recipientBalance, rent, price, isToSelf }: NativeSituation): void {
  const fee = transactionFee({ units: computeLimits.native, price })
  const left = balance - fee - (isToSelf ? 0n : amount)
  const isSenderKept = left === 0n || left >= rent
  const isRecipientKept = isToSelf || amount === 0n || recipientBalance + amount >= rent
  if (balance < amount + fee || !isSenderKept || !isRecipientKept)
    throw transferError('transfer/not-enough-for-fee', { symbol: 'SOL', rent: true })
}

/** One account of the sender that holds the token. */
export interface HeldAccount {
  readonly address: string
  readonly amount: bigint
}

/** Picks the account that a token is taken from: the usual one when it has enough, else the fullest. */
export function sourceOf(
  accounts: readonly HeldAccount[],
  { usual, amount }: { readonly usual: string; readonly amount: bigint },
): HeldAccount {
  const own = accounts.find(({ address }) => address === usual)
  const [fullest] = accounts.toSorted((one, other) => (one.amount < other.amount ? 1 : -1))
  const source = own !== undefined && own.amount >= amount ? own : fullest
  if (source === undefined) throw sendError('solana-send/no-token-account', {})
  if (source.amount < amount) throw transferError('transfer/not-enough-tokens', {})
  return source
}

/** Facts of the coin before a token is sent, in lamports. */
export interface TokenFees {
  readonly balance: bigint
  /** With the rent of a token account where the receiver has none. */
  readonly fee: bigint
  readonly rent: bigint
}

/** Refuses a token transfer that the sender has not enough of the coin for. */
export function checkTokenFees({ balance, fee, rent }: TokenFees): void {
  const left = balance - fee
  if (left < 0n || (left > 0n && left < rent)) throw transferError('transfer/not-enough-for-fee', { symbol: 'SOL', rent: true })
}
