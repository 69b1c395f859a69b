import { type Server, createServer } from 'node:http'

import { readConfig } from './config/config-schema.js'
import type { CloudOptions } from './config/config.js'
import type { CloudContext } from './context.js'
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
import type { RelayStore } from './relay/store/relay-store.js'
import { openStore } from './store/open-store.js'
import type { Store } from './store/store.js'

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
  /** Takes the place of the store that the configuration names. Its owner closes it. */
  readonly store?: Store
  /** Where the relay's messages wait: share it between clouds, and their relays are one. Its owner closes it. */
  readonly relayStore?: RelayStore
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
  const store = tools.store ?? (await openStore(config.storeFile, { now, log }))
  await keepProjects(store, config.projects)
  const server = createServer()
  const baseUrl = (): string => config.publicUrl?.replace(/\/$/, '') ?? addressOf(server, config)
  const context: CloudContext = { config, store, now, log, baseUrl, findProject: (id) => findProject(store, id) }
  const closeStore = async (): Promise<unknown> => tools.store === undefined && store.close()
  try {
    const others = await Promise.all([...parts, ...(tools.parts ?? [])].map(async (make) => make(context)))
    const { relay, part } = relayService(context, tools.relayStore === undefined ? {} : { store: tools.relayStore })
    return await run(server, { context, made: [...others, part], relay, onCall: tools.onCall, closeStore })
  } catch (error) {
    await closeStore()
    throw error
  }
}

interface Running {
  readonly context: CloudContext
  readonly made: readonly CloudPart[]
  readonly relay: Relay
  readonly onCall: CloudTools['onCall']
  readonly closeStore: () => Promise<unknown>
}

async function run(server: Server, { context, made, relay, onCall, closeStore }: Running): Promise<Cloud> {
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
    await closeStore()
  }
  const relayUrl = `${context.baseUrl().replace(/^http/, 'ws')}${relayPath}`
  return { url: addressOf(server, config), faults, routes: names, relay, relayUrl, stop }
}

function toConsole(line: string, error?: unknown): void {
  console.error(...(error === undefined ? [line] : [line, error]))
}
