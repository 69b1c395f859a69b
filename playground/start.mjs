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
  const isDevelopment = process.argv.includes('--dev')
  // Before anything of Vite runs, which would make it development.
  if (!isDevelopment) process.env['NODE_ENV'] = 'production'
  /** @type {[typeof import('./world/start-world.js'), typeof import('./serve/pages.js')]} */
  const [{ startWorld }, pages] = await load('/world/start-world.ts', '/serve/pages.ts')
  // The chains take their time to start, and so does a build.
  const building = isDevelopment
    ? undefined
    : pages.buildApp(() => console.log('  Building the pages, which takes a few seconds the first time.'))
  building?.catch(() => undefined)
  const { world, chains, stop } = await startWorld()
  undos.push(stop)
  if (isEnding) return end(0)
  const folder = await building
  const served =
    folder === undefined ? await pages.serveSource(world) : await pages.serveApp({ folder, docs: pages.buildDocs(), world, port: 5173 })
  undos.push(() => served.close())
  console.log(welcome({ page: served.url, chains, world, isDevelopment }))
}

/** @param {{ page: string, chains: import('./world/start-world.js').RunningWorld['chains'], world: import('./world/local-world.js').LocalWorld, isDevelopment: boolean }} places */
function welcome({ page, chains, world, isDevelopment }) {
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
    ...(isDevelopment ? [] : [line('Docs:', `${page}docs/`, 'how to use all of it; built in half a minute the first time')]),
    '',
    ...chains.map(([name, url]) => line(`${name}:`, url)),
    line('Cloud:', world.cloud),
    line('Secure site:', world.secureSite ?? '', 'the page that holds the keys of who logs in'),
    line('Exchange:', world.exchange ?? '', 'where one pays from an account; the app has a pane that breaks it'),
    line('Mailbox:', `${world.mailbox ?? ''}/`, 'where the codes of logins arrive'),
    line('Aggregator:', world.swapAggregator ?? '', 'finds ways through the pools of the chains, for Swap on the second one'),
    line('Card seller:', world.cardSeller ?? '', 'takes test cards, and really sends coins; opened by Buy'),
    '',
    isDevelopment
      ? '  The pages change as their files do. Their sizes are those of source files.'
      : '  The pages are built, as a visitor gets them. To work on them: npm start -- --dev',
    '  Press Ctrl+C to end all of it',
    '',
  ].join('\n')
}

/**
 * The packages of the workspace are TypeScript, which Node cannot load: Vite does, for as long as they run, since they load more later.
 *
 * @param {string[]} modules
 * @returns {Promise<any>}
 */
async function load(...modules) {
  const loader = await createServer({
    ...{ root, configFile: false, appType: 'custom', optimizeDeps: { noDiscovery: true, include: [] } },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  undos.push(() => loader.close())
  return Promise.all(modules.map((module) => loader.ssrLoadModule(module)))
}

/** @param {number} code */
async function end(code) {
  if (isEnding && undos.length === 0) return
  isEnding = true
  for (const undo of undos.splice(0).toReversed()) await undo()
  process.exit(code)
}
