import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { readConfig } from './config/config-schema.js'
import type { CloudConfig, CloudOptions } from './config/config.js'
import type { CloudContext } from './context.js'
import { faultRoutes } from './faults/fault-routes.js'
import { Faults } from './faults/faults.js'
import type { Route, RouteName } from './http/route.js'
import { type ServedCall, serve } from './http/serve.js'
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
  const relay = relayService(context, tools.relayStore === undefined ? {} : { store: tools.relayStore })
  const made = await Promise.all([...parts, ...(tools.parts ?? []), () => relay.part].map(async (make) => make(context)))
  return run(server, {
    context,
    made,
    relay: relay.relay,
    onCall: tools.onCall,
    closeStore: async () => tools.store === undefined && (await store.close()),
  })
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
  const ending = new AbortController()
  server.on('request', (request, response) => void serve(request, response, { context, routes, faults, ending: ending.signal, onCall }))
  const undos = made.flatMap((part) => part.attach?.(server) ?? [])
  await listen(server, config)
  const stop = async (): Promise<void> => {
    ending.abort()
    const closed = close(server)
    // Connections that were upgraded are their part's to end, and the server waits for them.
    for (const undo of undos.toReversed()) await undo()
    await closed
    await closeStore()
  }
  const relayUrl = `${context.baseUrl().replace(/^http/, 'ws')}${relayPath}`
  return { url: addressOf(server, config), faults, routes: names, relay, relayUrl, stop }
}

function listen(server: Server, { host, port }: CloudConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function addressOf(server: Server, { host }: CloudConfig): string {
  const { port } = server.address() as AddressInfo
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function toConsole(line: string, error?: unknown): void {
  console.error(...(error === undefined ? [line] : [line, error]))
}
