import { type Server, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'

import type { CloudOptions } from './config/config.js'
import type { Faults } from './faults/faults.js'
import { toResponse } from './http/answer.js'
import { addressOf, close, listen, serverLimits } from './http/listen.js'
import { refusalAnswer } from './http/refusal.js'
import type { RouteName } from './http/route.js'
import { takeUpgrades } from './http/upgrades.js'
import { relayPath } from './relay/relay-part.js'
import type { Relay } from './relay/relay.js'
import { type CloudServices, type CloudTools, openServices } from './services.js'

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
  /** Where the page that holds keys is, the same way; undefined without accounts. */
  readonly secureSiteUrl: string | undefined
  /** Ends it, and resolves when nothing of it is left. Every connection is cut, unless what is under way may take its time. */
  stop(options?: StopOptions): Promise<void>
}

export interface StopOptions {
  /** How long calls and sockets may take to finish, in milliseconds. */
  readonly patience?: number
}

/** Starts the services that a configuration describes, on Node. */
export async function startCloud(options: CloudOptions, tools: CloudTools = {}): Promise<Cloud> {
  const server = createServer(serverLimits)
  const siteServer = createServer(serverLimits)
  const services = await openServices(
    options,
    {
      listensAt: () => addressOf(server, services.config),
      siteListensAt: () => addressOf(siteServer, services.config.accounts?.secureSite ?? services.config),
      addressOf: (c) => getConnInfo(c).remote.address,
    },
    tools,
  )
  try {
    return await serve({ server, siteServer }, services)
  } catch (error) {
    await services.closeDatabase()
    throw error
  }
}

interface Servers {
  readonly server: Server
  /** Of the page that holds keys. */
  readonly siteServer: Server
}

async function serve({ server, siteServer }: Servers, services: CloudServices): Promise<Cloud> {
  const { app, site, config, context, faults, relay, routes } = services
  answerBy(server, app)
  if (site !== undefined) answerBy(siteServer, site)
  const leaveSockets = takeUpgrades(server, services.sockets, context.log)
  const leave = async (patience: number): Promise<void> => {
    services.prepareStop()
    const closed = Promise.all([close(server, patience), close(siteServer, patience)])
    // Connections that were upgraded are their part's to end, and the server waits for them.
    leaveSockets()
    await services.stop(patience)
    await closed
  }
  try {
    await listen(server, config)
    if (config.accounts !== undefined) await listen(siteServer, config.accounts.secureSite)
  } catch (error) {
    await leave(0)
    throw error
  }
  const end = async (patience: number): Promise<void> => {
    await leave(patience)
    await services.closeDatabase()
  }
  let ending: Promise<void> | undefined
  const stop = ({ patience = 0 }: StopOptions = {}): Promise<void> => (ending ??= end(patience))
  const relayUrl = `${context.baseUrl().replace(/^http/, 'ws')}${relayPath}`
  const secureSiteUrl = site === undefined ? undefined : context.siteUrl()
  return { url: addressOf(server, config), secureSiteUrl, faults, routes, relay, relayUrl, stop }
}

function answerBy(server: Server, app: CloudServices['app']): void {
  const listener = getRequestListener((request, env) => app.fetch(asNative(request), env), {
    overrideGlobalObjects: false,
    errorHandler: () => toResponse(notHttp),
  })
  server.on('request', (request, response) => void listener(request, response))
}

/** The adapter's own kind of request cannot be copied, as middlewares do that look at a body, unless it may replace the global one. */
function asNative(request: Request): Request {
  return ['GET', 'HEAD'].includes(request.method) ? request : request.clone()
}

/** A request whose address or host means nothing. */
const notHttp = refusalAnswer({ status: 400, name: 'request', description: 'The address or the host of this request means nothing.' })
