import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type SignInServer, type SignInSession, createSignInServer } from '@billfold/siwx-server'
import { honoSignIn } from '@billfold/siwx-server/hono'
import { Hono } from 'hono'

import type { LocalNodes } from '../world/local-world.js'

export interface BackendOptions {
  /** A free port is taken when none is named. */
  readonly port?: number
  /** Hosts of the pages, once they are served: the backend starts before them. */
  readonly pages: () => readonly string[]
  readonly nodes: LocalNodes
  /** How long a session counts, in milliseconds. */
  readonly sessionLife?: number
}

/** The backend of an app, which lets nobody read who has not signed in. */
export interface Backend {
  readonly url: string
  /** The calls for notes that it answered, by their status. */
  readonly answered: readonly number[]
  stop(): void
}

/** Starts the backend of an app: notes that somebody reads and writes who has signed in with a wallet. */
export async function startBackend({ port = 0, pages, nodes, sessionLife }: BackendOptions): Promise<Backend> {
  const answered: number[] = []
  let made: SignInServer | undefined = undefined
  const signIn = (): SignInServer =>
    (made ??= createSignInServer({
      domain: pages(),
      secret: 'a secret of the playground, which everybody knows',
      rpcUrls: nodes,
      cookie: { secure: false },
      ...(sessionLife !== undefined && { sessionLife }),
    }))
  const app = new Hono<{ Variables: { siwx: readonly SignInSession[] } }>()
  app.use((context, next) => honoSignIn(signIn())(context, next))
  app.get('/notes', (context) => {
    const accounts = context.get('siwx').map(({ chainId, address }) => `${chainId}:${address}`)
    const isIn = accounts.length > 0
    answered.push(isIn ? 200 : 401)
    // The page stands at another port.
    context.header('access-control-allow-origin', context.req.header('origin') ?? '')
    return isIn ? context.json({ accounts, notes: ['Berth at pier 7.'] }) : context.json({ code: 'sign-in' }, 401)
  })
  app.options('/notes', (context) => {
    context.header('access-control-allow-origin', context.req.header('origin') ?? '')
    context.header('access-control-allow-headers', 'authorization')
    return context.body(null, 204)
  })
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response))
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
