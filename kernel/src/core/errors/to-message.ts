import { fieldOf } from '../foreign.js'
import { isBillfoldError } from './billfold-error.js'
import * as userMessages from './user-messages.js'

/** Text for visitors for anything that was thrown: one short line, and never `[object Object]`. */
export function toMessage(error: unknown): string {
  const code = isBillfoldError(error) ? error.code : ''
  // The answer of a service, and its address, are for the log.
  if (code.startsWith('http/')) return userMessages.serviceFailed
  // The remedy for the host is for the log, too.
  if (code === 'rpc/not-allowed') return userMessages.actionNotAllowed
  return textIn(error, deepest) ?? userMessages.unknown
}

const longest = 200
const deepest = 3

/** Fields in which libraries and wallets put their texts, the most readable first. */
const fields = ['shortMessage', 'message', 'issues', 'errors', 'error', 'data', 'cause', 'reason', '0']

function textIn(thing: unknown, depth: number): string | undefined {
  if (typeof thing === 'string') return readable(thing)
  if (typeof thing !== 'object' || thing === null || depth === 0) return undefined
  for (const field of fields) {
    const text = textIn(fieldOf(thing, field), depth - 1)
    if (text !== undefined) return text
  }
  return undefined
}

/** One line without control, direction and invisible characters; undefined when nothing is left to read. */
function readable(text: string): string | undefined {
  const line = text
    .slice(0, longest)
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
  if (line === '' || line.includes('[object ')) return undefined
  return text.length > longest ? `${line}…` : line
}
