import { readFile } from 'node:fs/promises'

import { type RestAnswer, startRestServer } from '../shared/rest-server.js'
import { gatewayDescriptions, gatewayPictures } from './seed.js'

export interface LocalGateway {
  /** The address that a content id follows, as a cloud is told of it. */
  readonly ipfs: string
  stop(): Promise<void>
}

/** Starts a simulator of a gateway of IPFS, at a free port unless told otherwise: no IPFS runs here, and it has what the seed says. */
export async function startGateway({ port }: { readonly port?: number } = {}): Promise<LocalGateway> {
  const { url, stop } = await startRestServer({
    port,
    answer: ({ method, path }) => (method === 'GET' && path.startsWith('/ipfs/') ? contentOf(path.slice('/ipfs/'.length)) : undefined),
  })
  return { ipfs: `${url}/ipfs/`, stop }
}

async function contentOf(path: string): Promise<RestAnswer | undefined> {
  const description = gatewayDescriptions[path]
  if (description !== undefined) return { json: description }
  const type = gatewayPictures[path]
  const file = new URL(`contents/${path.split('/').at(-1)}`, import.meta.url)
  return type === undefined ? undefined : { text: await readFile(file), type }
}
