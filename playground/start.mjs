/** `npm start`: chains, cloud and page in one process, which end together. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

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
  const { startWorld } = await load()
  const { world, stop } = await startWorld()
  undos.push(stop)
  if (isEnding) return end(0)
  process.env['VITE_WORLD'] = JSON.stringify(world)
  const server = await createServer({ root })
  undos.push(() => server.close())
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
  if (url === undefined) throw new Error('The page is served at no address.')
  console.log(welcome(url, world))
}

/** @param {string} page @param {import('./world/local-world.js').LocalWorld} world */
function welcome(page, { chains, solana, cloud }) {
  const line = (/** @type {string} */ name, /** @type {string} */ url, about = '') =>
    `  ➜  ${name.padEnd(12)}  ${url.padEnd(34)}  ${about}`.trimEnd()
  return [
    '',
    '  Open the app, press "Connect wallet", choose Tern and a chain, and be the person who approves.',
    '',
    line('App:', page, 'a page with the modal, its wallets, and all that it does'),
    line('Gallery:', `${page}gallery/`, 'every view and every component in every state'),
    line('Plugin lab:', `${page}lab/`, 'a kernel to load, break and take plugins from'),
    line('Phone:', `${page}phone/`, 'a wallet to pair the app with'),
    '',
    ...Object.entries(chains).map(([chainId, url]) => line(`Chain ${chainId}:`, url)),
    line('Solana:', solana),
    line('Cloud:', cloud),
    '',
    '  Press Ctrl+C to end all of it',
    '',
  ].join('\n')
}

/**
 * The packages of the workspace are TypeScript, which Node cannot load: Vite does, for as long as they run, since they load more later.
 *
 * @returns {Promise<typeof import('./world/start-world.js')>}
 */
async function load() {
  const loader = await createServer({
    ...{ root, configFile: false, appType: 'custom', optimizeDeps: { noDiscovery: true, include: [] } },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  undos.push(() => loader.close())
  return /** @type {typeof import('./world/start-world.js')} */ (await loader.ssrLoadModule('/world/start-world.ts'))
}

/** @param {number} code */
async function end(code) {
  if (isEnding && undos.length === 0) return
  isEnding = true
  for (const undo of undos.splice(0).toReversed()) await undo()
  process.exit(code)
}
