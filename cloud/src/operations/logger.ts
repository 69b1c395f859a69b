import { tryGetContext } from 'hono/context-storage'
import { type DestinationStream, pino } from 'pino'

import type { CloudConfig } from '../config/config.js'
import { healthPaths } from './health-app.js'
import type { CloudObserver } from './observer.js'
import { hideSecrets, secretsOf } from './secrets.js'

/** Lines of a cloud as JSON, one object each. */
export interface Logger {
  /** A warning, or with an error a failure. */
  readonly log: (line: string, error?: unknown) => void
  readonly tell: (line: string) => void
  /** Writes a line for each call. */
  readonly observer: CloudObserver
}

/** Writes what happens, with the id of the request that it belongs to and without the secrets of the configuration. */
export function createLogger(config: Partial<CloudConfig>, destination: DestinationStream = pino.destination(2)): Logger {
  const hide = hideSecrets(secretsOf(config))
  const logger = pino(
    {
      level: config.logLevel ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ requestId: tryGetContext()?.get('requestId') as unknown }),
      hooks: { streamWrite: hide },
    },
    destination,
  )
  return {
    log: (line, error) => (error === undefined ? logger.warn(line) : logger.error({ error: errorFields(error) }, line)),
    tell: (line) => logger.info(line),
    observer: {
      // The route and not the address: addresses of accounts are nobody's to collect.
      served: ({ route, method, status, milliseconds, project }) => {
        const fields = { route, method, status, milliseconds: Math.round(milliseconds), project }
        if (quiet.has(route)) logger.debug(fields, 'A call was answered')
        else if (status >= 500) logger.error(fields, 'A call failed')
        else logger.info(fields, 'A call was answered')
      },
    },
  }
}

/** Asked each second or so: a line for each would hide the others. */
const quiet: ReadonlySet<string | undefined> = new Set(healthPaths.map((path) => `GET ${path}`))

/** What a log needs of an error: libraries hang whole clients and requests on theirs. */
function errorFields(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : String(error)
  const { name, message, stack, cause } = error
  const code: unknown = 'code' in error ? error.code : undefined
  return { name, message, code, stack, ...(cause === undefined || depth > 3 ? {} : { cause: errorFields(cause, depth + 1) }) }
}
