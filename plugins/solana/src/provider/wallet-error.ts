import { type BillfoldError, isBillfoldError, walletError } from '@billfold/kernel'
import { readWalletWords } from '@billfold/kernel/family'
import { type WalletFailure, solanaError } from '../errors.js'

/** Solana wallets took over the codes of EIP-1193, as far as they give any. */
const plain = [
  [[4100], 'solana/unauthorized'],
  [[4200, -32601], 'solana/unsupported'],
  [[4900, 4901], 'solana/disconnected'],
  [[-32600, -32602, -32700, -32003], 'solana/invalid-request'],
] as const

/** A no without a code, in words that are about a request and not about a chain. */
const no =
  /\b(?:request|approval|signature|signing|connection)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) the (?:request|connection|transaction|signature)/i

/** What a wallet threw, in our own words. An error of ours stays what it is. */
export function toSolanaError(error: unknown, failure: WalletFailure): BillfoldError {
  if (isBillfoldError(error)) return error
  const { codes, message, saysNo } = readWalletWords(error)
  const { wallet } = failure
  if (codes.includes(4001) || codes.includes(5000)) return walletError('wallet/refused', { wallet }, error)
  if (codes.includes(-32002)) return walletError('wallet/pending', { wallet }, error)
  if (saysNo || (message !== undefined && no.test(message))) return walletError('wallet/refused', { wallet }, error)
  for (const [known, code] of plain) if (known.some((each) => codes.includes(each))) return solanaError(code, failure, error)
  return solanaError('solana/failed', { ...failure, code: codes[0], words: message }, error)
}
