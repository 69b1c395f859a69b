import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { sql } from 'kysely'

import type { Database } from '../database/database.js'
import type { Metrics } from './metrics.js'

export interface HealthParts {
  readonly database: Database
  readonly metrics: Metrics
  /** True once the cloud has begun to stop. */
  readonly isStopping: () => boolean
  /** Who knows it may read the metrics; nobody without one. */
  readonly metricsSecret: string | undefined
}

/** What machines ask again and again. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** A database that takes longer is not ready, in milliseconds. */
const patience = 2_000

/** Whether the cloud lives, whether it can serve, and its figures: for machines that watch it. No project is asked for. */
export function healthApp({ database, metrics, isStopping, metricsSecret }: HealthParts): Hono {
  const app = new Hono()
  for (const path of healthPaths) {
    app.use(path, async (c, next) => {
      c.set('route', `GET ${path}`)
      await next()
    })
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, unkept))
  app.get('/readyz', async (c) => {
    const reason = isStopping() ? 'stopping' : await whyNot(database)
    return reason === undefined ? c.json({ status: 'ready' }, 200, unkept) : c.json({ status: 'unready', reason }, 503, unkept)
  })
  if (metricsSecret !== undefined) {
    app.get('/metrics', bearerAuth({ token: metricsSecret }), async (c) =>
      c.body(await metrics.text(), 200, { ...unkept, 'Content-Type': metrics.contentType }),
    )
  }
  return app
}

const unkept = { 'Cache-Control': 'no-store' }

/** The reason why the database does not serve; undefined when it does. */
async function whyNot({ queries }: Database): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database is slow'), patience)
  })
  const asked = sql`select 1`.execute(queries).then(
    () => undefined,
    () => 'the database is away',
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
