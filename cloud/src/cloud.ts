import { type Server, createServer } from 'node:http'

import { RateLimit } from './access/rate-limit.js'
import { readConfig } from './config/config-schema.js'
import type { CloudOptions } from './config/config.js'
import type { CloudContext } from './context.js'
import type { Database } from './database/database.js'
import { openDatabase } from './database/open-database.js'
import { faultRoutes } from './faults/fault-routes.js'
import { Faults } from './faults/faults.js'
import { addressOf, close, listen } from './http/listen.js'
import type { Route, RouteName } from './http/route.js'
import { type ServedCall, serve } from './http/serve.js'
import { takeUpgrades } from './http/upgrades.js'
import type { CloudPart, MakePart } from './part.js'
import { parts } from './parts.js'
import { findProject, keepProjects } from './projects.js'
import { relayPath, relayService } from './relay/relay-part.js'
import type { Relay } from './relay/relay.js'
import { importJsonStore } from './store/import-json-store.js'
import { SqlStore } from './store/sql-store.js'

/** A running cloud. */
export interface Cloud {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** The switches that make routes fail. */
  readonly faults: Faults
  readonly routes: readonly RouteName[]
  /** Carries messages between apps and wallets; its switches make it misbehave. */
  readonly relay: Relay
  /** Where apps and wallets find the relay. */
  readonly relayUrl: string
  /** Cuts every connection, and resolves when nothing of it is left. */
  stop(): Promise<void>
}

/** What a program may give beside the configuration. */
export interface CloudTools {
  /** A database that is open already, in place of the one that the configuration names. Its owner closes it. */
  readonly database?: Database
  /** Further services. */
  readonly parts?: readonly MakePart[]
  readonly onCall?: (call: ServedCall) => void
  readonly log?: CloudContext['log']
  readonly now?: () => number
}

/** Starts the services that a configuration describes. */
export async function startCloud(options: CloudOptions, tools: CloudTools = {}): Promise<Cloud> {
  const config = readConfig(options)
  const { now = Date.now, log = toConsole } = tools
  const database = tools.database ?? (await openDatabase(config, log))
  const server = createServer()
  const closeDatabase = async (): Promise<void> => {
    if (tools.database === undefined) await database.close()
  }
  try {
    const context = await prepare(server, { config, database, now, log })
    const { relay, part } = await relayService(context)
    const others = await Promise.all([...parts, ...(tools.parts ?? [])].map(async (make) => make(context)))
    return await run(server, { context, made: [...others, part], relay, onCall: tools.onCall, closeDatabase })
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

/** Brings the configured projects into the database, and makes what parts share. */
async function prepare(server: Server, known: Pick<CloudContext, 'config' | 'database' | 'now' | 'log'>): Promise<CloudContext> {
  const { config, database, now } = known
  const store = new SqlStore(database.queries, now)
  if (config.storeFile !== undefined) await importJsonStore(database.queries, config.storeFile, now())
  await keepProjects(store, config.projects)
  const limit = new RateLimit(config.rateLimit, now)
  return {
    ...known,
    store,
    countCall: (caller) => limit.count(caller),
    baseUrl: () => config.publicUrl?.replace(/\/$/, '') ?? addressOf(server, config),
    findProject: (id) => findProject(store, id),
  }
}

interface Running {
  readonly context: CloudContext
  readonly made: readonly CloudPart[]
  readonly relay: Relay
  readonly onCall: CloudTools['onCall']
  readonly closeDatabase: () => Promise<void>
}

async function run(server: Server, { context, made, relay, onCall, closeDatabase }: Running): Promise<Cloud> {
  const { config } = context
  const routes: Route[] = made.flatMap((part) => part.routes ?? [])
  const names = routes.map(({ name }) => name)
  const faults = new Faults(() => names)
  if (config.allowFaults) routes.push(...faultRoutes(faults))
  server.on('request', (request, response) => void serve(request, response, { context, routes, faults, onCall }))
  const sockets = new Map(made.flatMap((part) => Object.entries(part.sockets ?? {})))
  const leaveSockets = takeUpgrades(server, sockets, context.log)
  const leave = async (): Promise<void> => {
    const closed = close(server)
    // Connections that were upgraded are their part's to end, and the server waits for them.
    leaveSockets()
    for (const part of made.toReversed()) await part.stop?.()
    await closed
  }
  try {
    await listen(server, config)
  } catch (error) {
    await leave()
    throw error
  }
  const stop = async (): Promise<void> => {
    await leave()
    await closeDatabase()
  }
  const relayUrl = `${context.baseUrl().replace(/^http/, 'ws')}${relayPath}`
  return { url: addressOf(server, config), faults, routes: names, relay, relayUrl, stop }
}

function toConsole(line: string, error?: unknown): void {
  console.error(...(error === undefined ? [line] : [line, error]))
}
