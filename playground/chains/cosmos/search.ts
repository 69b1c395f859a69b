import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import { eventsOf } from './events.js'
import type { LedgerEntry } from './ledger.js'

/** Parameters of a search, as clients write them: numbers are texts. */
export interface SearchParams {
  readonly query?: string
  readonly page?: string
  readonly per_page?: string
  readonly order_by?: string
}

/** Some of what was found, and how much there is. */
export interface Found {
  readonly total: number
  readonly found: readonly LedgerEntry[]
}

type Condition = (entry: LedgerEntry) => boolean

/** Finds transactions by what CometBFT indexes: a hash, a height, and the attributes of events, all of which must fit. */
export function search(
  entries: readonly LedgerEntry[],
  { query = '', page = '1', per_page: size = '30', order_by: order }: SearchParams = {},
): Found {
  const conditions = query.split(' AND ').map(conditionOf)
  const found = entries.filter((entry) => conditions.every((fits) => fits(entry)))
  const sorted = order === 'desc' ? found.toReversed() : found
  const [first, count] = [Number(page), Math.min(100, Number(size))]
  if (!(first >= 1 && count >= 1)) throw new RpcError(rpcCodes.params, 'Invalid params: page and per_page are numbers from 1 on')
  return { total: found.length, found: sorted.slice((first - 1) * count, first * count) }
}

function conditionOf(text: string): Condition {
  const [, key = '', operator = '', quoted, number] = /^([\w.]+)(=|<=)(?:'([^']*)'|(\d+))$/.exec(text.trim()) ?? []
  const value = quoted ?? number ?? ''
  if (key === 'tx.hash') return ({ hash }) => hash === value
  if (key === 'tx.height') return ({ height }) => (operator === '=' ? height === Number(value) : height <= Number(value))
  const [type, attribute] = key.split('.')
  if (operator !== '=' || attribute === undefined) throw new RpcError(rpcCodes.internal, 'Internal error', 'failed to parse query')
  return (entry) =>
    eventsOf(entry).some((event) => event.type === type && event.attributes.some((one) => one.key === attribute && one.value === value))
}
