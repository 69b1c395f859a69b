import type { KnownToken, NativeCurrency, TokenBalance } from '@billfold/kernel'
import { isLure } from '@billfold/kernel/data'
import type { TokenTrust } from '../contract.js'
import { tokenKey } from './read-tokens.js'

/** Facts that a token is judged by, beside itself. */
export interface TrustContext {
  readonly native: NativeCurrency | undefined
  /** Tokens of the network whose names are taken most often, as the family lists them. */
  readonly listed: readonly KnownToken[]
  /** Keys of the tokens that the host names. */
  readonly named: ReadonlySet<string>
}

/** Judges a token: known, unknown, or spam, which is a lure or takes the name of a known one. */
export function trustOf(token: TokenBalance, { native, listed, named }: TrustContext): TokenTrust {
  const { chainId, address, name, symbol } = token
  if (address === undefined) return 'known'
  const key = tokenKey(token)
  const { contracts, names } = indexOf(listed, chainId)
  if (named.has(key) || contracts.has(key)) return 'known'
  if (isLure(name) || isLure(symbol)) return 'spam'
  const [sign, title] = [folded(symbol), folded(name)]
  const isNative = native !== undefined && (sign === folded(native.symbol) || title === folded(native.name))
  return isNative || names.has(`symbol ${sign}`) || names.has(`name ${title}`) ? 'spam' : 'unknown'
}

interface TokenIndex {
  readonly contracts: ReadonlySet<string>
  /** Their names, folded. */
  readonly names: ReadonlySet<string>
}

/** Made once for each list: data, in the form in which it is looked up. */
const indexes = new WeakMap<readonly KnownToken[], TokenIndex>()

function indexOf(listed: readonly KnownToken[], chainId: TokenBalance['chainId']): TokenIndex {
  const found = indexes.get(listed)
  if (found !== undefined) return found
  const made: TokenIndex = {
    contracts: new Set(listed.map(({ address }) => tokenKey({ chainId, address: `${chainId}:${address}` }))),
    names: new Set(listed.flatMap(({ symbol, name }) => [`symbol ${folded(symbol)}`, `name ${folded(name)}`])),
  }
  indexes.set(listed, made)
  return made
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

/** Folds a name to what the eye sees of it: no marks, case, spaces or signs. */
function folded(name: string): string {
  if (/^[A-Z0-9]*$/.test(name)) return name
  const plain = isPlain(name) ? name : Array.from(name.normalize('NFKD'), (sign) => lookalikes[sign] ?? sign).join('')
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** Most names: nothing in them has to be looked up. */
function isPlain(name: string): boolean {
  return /^[ -~]*$/.test(name)
}
