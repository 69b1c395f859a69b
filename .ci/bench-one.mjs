/** Runs one bench file, which may be TypeScript and import the workspace as it is, and hands its rows to the parent. */
import { createServer } from 'vite'

// A server of its own, and not one import: what a bench measures may load parts of itself later.
const server = await createServer({
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const module = await server.ssrLoadModule(process.argv[2] ?? '')
const rows = await module.bench()
process.send?.(rows, () => process.exit(0))
