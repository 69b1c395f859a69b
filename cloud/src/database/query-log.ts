import type { LogEvent } from 'kysely'

import type { QueryListener } from './database.js'

/** What Kysely is told so that a listener hears of each query; nothing without one. */
export function queryLog(onQuery: QueryListener | undefined): { readonly log?: (event: LogEvent) => void } {
  return onQuery === undefined ? {} : { log: ({ level, queryDurationMillis }) => onQuery(queryDurationMillis, level === 'query') }
}
