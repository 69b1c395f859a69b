import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { takeUpgrades } from '../src/http/upgrades.js'
import { Relay, type RelayOptions } from '../src/relay/relay.js'

export interface RelayServer {
  readonly relay: Relay
  readonly server: Server
  readonly url: string
  stop(): Promise<void>
}

/** A relay for the project `test`, and for pages of https://app.example, on a free port. */
export async function relayServer(options: Partial<RelayOptions> = {}): Promise<RelayServer> {
  const project = { allows: (origin: string) => origin === 'https://app.example' }
  const relay = new Relay({ findProject: (id) => Promise.resolve(id === 'test' ? project : undefined), ...options })
  const server = createServer()
  takeUpgrades(server, new Map([['/relay', relay.take]]), (line, error) => console.error(line, error))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    await relay.stop()
    await new Promise((resolve) => server.close(resolve))
  }
  return { relay, server, url: `ws://127.0.0.1:${port}/relay`, stop }
}
