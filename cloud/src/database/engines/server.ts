import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import type { Database, EngineName, Log, QueryListener } from '../database.js'
import { queryLog } from '../query-log.js'
import type { Tables } from '../tables.js'
import { listenOnServer } from './server-notices.js'

export interface ServerOptions {
  readonly url: string
  readonly log: Log
  readonly engine?: EngineName
  readonly onQuery?: QueryListener | undefined
  /** Ends with the connection, such as a server of our own. */
  readonly afterwards?: () => Promise<void>
}

/** Connections at the most: PostgreSQL has 100 unless told otherwise, and several clouds share them. */
const poolSize = 10
/** A server that does not answer fails a call, which may be tried again. In milliseconds. */
const deadline = 10_000

/** A PostgreSQL server that runs already. Connects when it is first asked, and again after it was away. */
export function connectServer({ url, log, engine = 'server', onQuery, afterwards }: ServerOptions): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: deadline, keepAlive: true, application_name: 'billfold-cloud', types }
  const pool = new pg.Pool({ ...settings, max: poolSize, query_timeout: deadline })
  // A connection that breaks is replaced with the next query. Without a listener on both, idle and in use, it ends the process;
  // its error carries the whole client, so only what it says is told.
  let isClosing = false
  const report = ({ message }: Error): void => {
    // Connections outlive the pool for a moment: a server that ends meanwhile breaks nothing any more.
    if (!isClosing) log('A connection to the database broke', message)
  }
  pool.on('error', report).on('connect', (client) => client.on('error', report))
  return {
    engine,
    queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...queryLog(onQuery) }),
    listen: (channel, listener) => listenOnServer({ connect: () => new pg.Client(settings), channel, listener, log }),
    close: async () => {
      isClosing = true
      await pool.end()
      await afterwards?.()
    },
  }
}

const int8 = pg.types.builtins.INT8

/** Sequence numbers and times are below 2^53: they are numbers here, and no texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format)),
}
