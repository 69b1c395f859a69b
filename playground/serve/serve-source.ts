import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

import type { LocalWorld } from '../world/local-world.js'
import { toldWorld } from '../world/tell-world.js'
import type { ServedApp } from './serve-app.js'

/** Serves the pages from their source, which they follow while it is edited. */
export async function serveSource(world: LocalWorld): Promise<ServedApp> {
  const server = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), plugins: [toldWorld(world)] })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
  if (url === undefined) throw new Error('The page is served at no address.')
  return { url, close: () => server.close() }
}
