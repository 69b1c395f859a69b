/** `npm start`: chains, cloud and page in one process, which end together. */
import { fileURLToPath } from 'node:url'
import { createServer, runnerImport } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
/** @type {(() => Promise<unknown>)[]} */
const undos = []
let isEnding = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end(0))

try {
  await start()
} catch (error) {
  console.error(error)
  await end(1)
}

async function start() {
  // The packages of the workspace are TypeScript, which Node cannot load: Vite does.
  /** @type {{ module: typeof import('./world/start-world.js') }} */
  const { module } = await runnerImport(`${root}world/start-world.ts`, { root, configFile: false, logLevel: 'error' })
  const { world, stop } = await module.startWorld()
  undos.push(stop)
  if (isEnding) return end(0)
  process.env['VITE_WORLD'] = JSON.stringify(world)
  const server = await createServer({ root })
  undos.push(() => server.close())
  await server.listen()
  for (const [chainId, url] of Object.entries(world.chains)) console.log(`  ➜  Chain ${chainId}:  ${url}`)
  console.log(`  ➜  Cloud:  ${world.cloud}`)
  server.printUrls()
  console.log('  ➜  Press Ctrl+C to end all of it')
}

/** @param {number} code */
async function end(code) {
  if (isEnding && undos.length === 0) return
  isEnding = true
  for (const undo of undos.splice(0).toReversed()) await undo()
  process.exit(code)
}
