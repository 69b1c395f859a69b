/** The program of a relay in a process of its own: it says where it is, and how much it takes when it is asked. */
import type { DatabaseOptions } from '../src/database/open-database.js'
import { relayServerOn } from './relay-server.js'

const began = performance.now()
const { url, relay } = await relayServerOn(JSON.parse(process.argv[2] ?? '{}') as DatabaseOptions)
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ memory: process.memoryUsage().rss, busy: process.cpuUsage(), sockets: relay.size })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url, started: performance.now() - began })
