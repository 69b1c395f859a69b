import { plainWords } from '../plain-words.js'
import { limits } from './limits.js'

/** Facts of an event that may leave the page. Others stay, whoever published them: an address, a link, an e-mail. */
const facts: ReadonlySet<string> = new Set([
  'accountType',
  'amount',
  'badge',
  'caipNetworkId',
  'connected',
  'displayIndex',
  'exchange',
  'hash',
  'isSmartAccount',
  'method',
  'name',
  'namespace',
  'network',
  'networks',
  'platform',
  'provider',
  'reconnect',
  'sdk',
  'source',
  'token',
  'swapFromAmount',
  'swapFromToken',
  'swapToAmount',
  'swapToToken',
])

/** Texts that somebody wrote: they leave without what identifies a person. */
const texts: ReadonlySet<string> = new Set(['error', 'message', 'search'])

/** The properties of an event as they may leave the page: known ones, short, and free of secrets. */
export function eventProperties(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const told = facts.has(name) ? plainValue(value) : texts.has(name) && typeof value === 'string' ? plainWords(value) : undefined
      return told === undefined ? [] : [[name, typeof told === 'string' ? told.slice(0, limits.value) : told]]
    }),
  )
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value
  return Array.isArray(value) && value.length <= limits.value && value.every((each) => typeof each === 'string')
    ? value.map((each: string) => each.slice(0, limits.value))
    : undefined
}
