import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type DatabaseOptions, openDatabase } from '../src/database/open-database.js'
import { takeUpgrades } from '../src/http/upgrades.js'
import { Relay, type RelayOptions } from '../src/relay/relay.js'
import { testDatabase } from './test-database.js'

export interface RelayServer {
  readonly relay: Relay
  readonly server: Server
  readonly url: string
  stop(): Promise<void>
}

/** A relay for the project `test`, and for pages of https://app.example, on a free port. */
export async function relayServer(options: Partial<RelayOptions> = {}): Promise<RelayServer> {
  const allows = (origin: string): boolean => origin === 'https://app.example'
  const project = { allows, names: allows }
  const database = options.database ?? (await testDatabase())
  const log = (line: string, error: unknown): void => console.error(line, error)
  const server = createServer()
  const port = (): number => (server.address() as AddressInfo).port
  const relay = await Relay.open({
    findProject: (id) => Promise.resolve(id === 'test' ? project : undefined),
    hosts: () => [`127.0.0.1:${port()}`],
    ...{ log, ...options, database },
  })
  takeUpgrades(server, new Map([['/relay', relay.take]]), log)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async (): Promise<void> => {
    await relay.stop()
    await new Promise((resolve) => server.close(resolve))
    if (options.database === undefined) await database.close()
  }
  return { relay, server, url: `ws://127.0.0.1:${port()}/relay`, stop }
}

/** The same on the database that options name, for as many as a bench opens from one machine. It ends with the process. */
export async function relayServerOn(options: DatabaseOptions): Promise<RelayServer> {
  const database = await openDatabase(options, (line, error) => console.error(line, error))
  return relayServer({ database, socketsPerAddress: Infinity })
}
