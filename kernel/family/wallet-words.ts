import { fieldOf, wrappings } from '../src/core/foreign.js'

/** Codes and words in something that a wallet threw, by itself or wrapped in something else. */
export interface WalletWords {
  /** The codes from the outside in. */
  readonly codes: readonly number[]
  /** The first message, without what cannot be seen; long ones are cut. */
  readonly message: string | undefined
  /** True when any part of it says that the person said no. */
  readonly saysNo: boolean
  /** True when it repeats the no of a network: words in it, such as the reason of a revert, are those of a program. */
  readonly isOfNetwork: boolean
}

const deepest = 4
const longestMessage = 200
/** Words of wallets that forget the code, and ethers' own word for it. */
const no =
  /user (?:rejected|denied|declined|cancel+ed|disapproved)|(?:rejected|denied|declined|cancel+ed) by (?:the )?user|ACTION_REJECTED/i

/** Words of nodes and programs: a contract may give any text as its reason, `User rejected` too. */
const ofNetwork =
  /\brevert(?:ed)?\b|\bsimulation failed\b|\bprogram (?:log|error)\b|\binstruction error\b|custom program error|\binsufficient (?:funds|balance|lamports)\b|\bunderpriced\b|\bintrinsic gas\b|\bgas required exceeds\b|\bexceeds block gas limit\b|\bmax fee per gas\b/i
/** EIP-1474 has it for an execution that ended in an error. */
const executionFailed = 3

/** Reads a foreign error. Never throws, whatever it is shown. */
export function readWalletWords(error: unknown): WalletWords {
  const parts = partsOf(error, deepest)
  const texts = parts.flatMap((part) => [fieldOf(part, 'message'), fieldOf(part, 'code'), part]).filter((text) => typeof text === 'string')
  const says = (words: RegExp): boolean => texts.some((text) => words.test(text.slice(0, 1_000)))
  const codes = parts.map((part) => codeOf(part)).filter((code) => code !== undefined)
  return { codes, message: firstMessage(parts), saysNo: says(no), isOfNetwork: codes.includes(executionFailed) || says(ofNetwork) }
}

function partsOf(error: unknown, depth: number): readonly unknown[] {
  if (depth === 0 || error === undefined || error === null) return []
  if (typeof error !== 'object') return [error]
  return [error, ...wrappings.flatMap((name) => partsOf(fieldOf(error, name), depth - 1))]
}

/** Some wallets give codes as text. */
function codeOf(part: unknown): number | undefined {
  const code = fieldOf(part, 'code')
  if (typeof code === 'string' && /^-?\d{1,6}$/.test(code)) return Number(code)
  return typeof code === 'number' && Number.isInteger(code) ? code : undefined
}

function firstMessage(parts: readonly unknown[]): string | undefined {
  for (const part of parts) {
    const text = typeof part === 'string' ? part : fieldOf(part, 'message')
    if (typeof text !== 'string') continue
    const words = cleaned(text)
    if (words !== undefined) return words
  }
  return undefined
}

/** Characters that cannot be seen in a message, or move others. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

function cleaned(text: string): string | undefined {
  const visible = text
    .slice(0, longestMessage * 2)
    .replace(invisible, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const message = Array.from(visible).slice(0, longestMessage).join('')
  return message === '' ? undefined : message
}
