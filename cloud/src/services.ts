import type { Context, Hono } from 'hono'

import { MemoryCallCounter } from './access/memory-call-counter.js'
import { type CallCounter, countCall } from './access/rate-limit.js'
import { SharedCallCounter } from './access/shared-call-counter.js'
import { adminPart } from './admin/admin-part.js'
import { readConfig } from './config/config-schema.js'
import type { CloudConfig, CloudOptions } from './config/config.js'
import type { CloudContext } from './context.js'
import type { Database } from './database/database.js'
import { openDatabase } from './database/open-database.js'
import { faultRoutes } from './faults/fault-routes.js'
import { Faults } from './faults/faults.js'
import { cloudApp } from './http/app.js'
import type { RouteName } from './http/route.js'
import type { UpgradeHandler } from './http/upgrades.js'
import { DayFigures } from './operations/day-figures.js'
import { healthApp } from './operations/health-app.js'
import { limitedLog } from './operations/limited-log.js'
import { createLogger } from './operations/logger.js'
import { Metrics } from './operations/metrics.js'
import { type CloudObserver, observers } from './operations/observer.js'
import type { CloudPart, MakePart } from './part.js'
import { parts } from './parts.js'
import { findProject, keepProjects } from './projects.js'
import { relayService } from './relay/relay-part.js'
import type { Relay } from './relay/relay.js'
import { siteApp } from './secure-site/site-app.js'
import { importJsonStore } from './store/import-json-store.js'
import { SqlStore } from './store/sql-store.js'

/** The services of a cloud before anything listens. `app.fetch` answers on any runtime of Hono. */
export interface CloudServices {
  readonly config: CloudConfig
  readonly context: CloudContext
  readonly app: Hono
  /** The page that holds keys, for an origin of its own; undefined without accounts. */
  readonly site: Hono | undefined
  /** Handlers of the connections that are upgraded, by path: on Node alone. */
  readonly sockets: ReadonlyMap<string, UpgradeHandler>
  /** The switches that make routes fail. */
  readonly faults: Faults
  readonly routes: readonly RouteName[]
  /** Carries messages between apps and wallets; its switches make it misbehave. */
  readonly relay: Relay
  /** Says to who asks that the cloud is no longer ready, while it still answers. */
  prepareStop(): void
  /** Ends the sockets and what they need. What is under way may take so many milliseconds. */
  stop(patience: number): Promise<void>
  /** Ends the database that was opened for the services. */
  closeDatabase(): Promise<void>
}

/** What a program may give beside the configuration. */
export interface CloudTools {
  /** A database that is open already, in place of the one that the configuration names. Its owner closes it. */
  readonly database?: Database
  /** Further services. */
  readonly parts?: readonly MakePart[]
  /** Counts what happens, beside the cloud itself. */
  readonly observer?: CloudObserver
  readonly log?: CloudContext['log']
  readonly now?: () => number
}

/** What a runtime knows that serves the app. */
export interface CloudRuntime {
  /** Where it listens, without a slash at the end. Asked only while calls are answered. */
  readonly listensAt: () => string
  /** Where it serves the page that holds keys, the same way. */
  readonly siteListensAt?: () => string
  /** The other end of the line that a call came on. */
  readonly addressOf: (c: Context) => string | undefined
}

/** Opens the services that a configuration describes, for a runtime to serve. */
export async function openServices(options: CloudOptions, runtime: CloudRuntime, tools: CloudTools = {}): Promise<CloudServices> {
  const config = readConfig(options)
  const logger = createLogger(config)
  const { now = Date.now } = tools
  const { log, stop: endLog } = limitedLog(tools.log ?? logger.log)
  const metrics = new Metrics()
  const database = tools.database ?? (await openDatabase(config, log, (milliseconds, isGood) => metrics.queried(milliseconds, isGood)))
  const figures = new DayFigures({ database, now, log })
  const stopping = new AbortController()
  const closeDatabase = async (): Promise<void> => {
    await figures.stop()
    endLog()
    if (tools.database === undefined) await database.close()
  }
  let made: readonly CloudPart[] = []
  try {
    // Who brings a log of its own decides what of the calls is in it.
    const calls = tools.log === undefined ? [logger.observer] : []
    const observe = observers([metrics, figures, ...calls, ...(tools.observer === undefined ? [] : [tools.observer])])
    const context = await prepare({ config, database, now, log, observe }, runtime)
    const { relay, part } = await relayService(context)
    made = [part]
    metrics.watch({ sockets: () => relay.size, mailbox: () => relay.depth() })
    const admin: MakePart = () => adminPart(context, { relay, figures, addressOf: runtime.addressOf })
    made = [...(await makeAll([...parts, ...(tools.parts ?? []), admin], context)), ...made]
    const routes = made.flatMap((each) => each.routes ?? [])
    const names = routes.map(({ name }) => name)
    const faults = new Faults(() => names, config.allowFaults)
    const health = healthApp({ database, metrics, isStopping: () => stopping.signal.aborted, metricsSecret: config.metricsSecret })
    const app = cloudApp({
      ...{ context, addressOf: runtime.addressOf, health, apps: made.flatMap((each) => each.app ?? []) },
      ...(config.allowFaults ? { routes: [...routes, ...faultRoutes(faults)], faults } : { routes }),
    })
    const sockets = new Map(made.flatMap((each) => Object.entries(each.sockets ?? {})))
    const stop = (patience: number): Promise<void> => stopAll(made, patience)
    const site = config.accounts === undefined ? undefined : siteApp(context)
    return { config, context, app, site, sockets, faults, routes: names, relay, prepareStop: () => stopping.abort(), stop, closeDatabase }
  } catch (error) {
    await stopAll(made, 0)
    await closeDatabase()
    throw error
  }
}

/** Makes parts together. Where one of them cannot be, the others are stopped. */
async function makeAll(makers: readonly MakePart[], context: CloudContext): Promise<readonly CloudPart[]> {
  const results = await Promise.allSettled(makers.map(async (make) => make(context)))
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return made
  await stopAll(made, 0)
  throw failure.reason
}

type Known = Pick<CloudContext, 'config' | 'database' | 'now' | 'log' | 'observe'>

/** Brings the configured projects into the database, and makes what parts share. */
async function prepare(known: Known, { listensAt, siteListensAt }: CloudRuntime): Promise<CloudContext> {
  const { config, database, now } = known
  const store = new SqlStore(database.queries, now)
  if (config.storeFile !== undefined) await importJsonStore(database.queries, config.storeFile, now())
  await keepProjects(store, config.projects)
  const counter = callCounter(known)
  const baseUrl = (): string => config.publicUrl?.replace(/\/$/, '') ?? listensAt()
  return {
    ...known,
    store,
    countCall: (caller, cost) => countCall(counter, config.rateLimit, caller, cost),
    baseUrl,
    siteUrl: () => config.accounts?.secureSite.publicUrl?.replace(/\/$/, '') ?? siteListensAt?.() ?? baseUrl(),
    findProject: (id) => findProject(store, id),
  }
}

/** Clouds that share a server count together; a database of its own has one cloud. */
function callCounter({ config, database, now, log }: Known): CallCounter {
  const { seconds } = config.rateLimit
  const own = new MemoryCallCounter(seconds, now)
  return database.engine === 'server' ? new SharedCallCounter({ database, log, seconds, meanwhile: own }) : own
}

async function stopAll(made: readonly CloudPart[], patience: number): Promise<void> {
  for (const part of made.toReversed()) await part.stop?.(patience)
}
