/** A relay in a process of its own: it says where it is, and how much memory it takes when it is asked. */
import { runnerImport } from 'vite'

/** @type {{ module: { relayServer: () => Promise<{ url: string }> } }} */
const { module } = await runnerImport('cloud/testing/relay-server.ts', { configFile: false, logLevel: 'warn' })
const { url } = await module.relayServer()
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ memory: process.memoryUsage().rss, busy: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url })
