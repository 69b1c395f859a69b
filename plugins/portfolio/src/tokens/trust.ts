import type { NativeCurrency, TokenBalance } from '@billfold/kernel'
import type { TokenTrust } from '../contract.js'
import { knownTokens } from './known-tokens.js'
import { tokenKey } from './read-tokens.js'

/** What a token is judged by beside itself. */
export interface TrustContext {
  readonly native: NativeCurrency | undefined
  /** Keys of the tokens that the host names. */
  readonly named: ReadonlySet<string>
}

/** Words that nobody puts into an honest name: addresses of pages, and invitations to come and get something. */
const lure =
  /https?:|www\.|[\w-]\.(?:com|net|org|io|xyz|app|site|gift|top|vip|cc|link|claims?|cash|online|pro)\b|\b(?:claim|airdrop|reward|redeem|voucher|visit|giveaway|bonus)s?\b|[$€£]\s?\d/iu

/** True for a name that wants people to go somewhere. */
export function isLure(name: string): boolean {
  return lure.test(name.normalize('NFKC'))
}

/** Whether a token is what it says: a known one, one that nobody vouches for, or a lure or an impostor. */
export function trustOf(token: TokenBalance, { native, named }: TrustContext): TokenTrust {
  const { chainId, address, name, symbol } = token
  if (address === undefined) return 'known'
  const key = tokenKey(token)
  const listed = knownTokens[chainId] ?? []
  if (named.has(key) || listed.some(([, , contract]) => tokenKey({ chainId, address: `${chainId}:${contract}` }) === key)) return 'known'
  if (isLure(name) || isLure(symbol)) return 'spam'
  const taken = native === undefined ? listed : [...listed, [native.symbol, native.name] as const]
  const isTaken = taken.some(([sign, words]) => folded(sign) === folded(symbol) || folded(words) === folded(name))
  return isTaken ? 'spam' : 'unknown'
}

/** Letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  с: 'C',
  С: 'C',
  е: 'E',
  Е: 'E',
  Ѕ: 'S',
  о: 'O',
  О: 'O',
  Т: 'T',
  т: 'T',
  Н: 'H',
  А: 'A',
  а: 'A',
  І: 'I',
  і: 'I',
  В: 'B',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Τ: 'T',
  Α: 'A',
  Ι: 'I',
}

/** A name as the eye takes it: without marks, case, spaces and signs. */
function folded(name: string): string {
  const latin = Array.from(name.normalize('NFKD'), (sign) => lookalikes[sign] ?? sign).join('')
  return latin.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
