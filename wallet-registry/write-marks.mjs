/** Writes `src/marks` anew from the sets of marks: run by hand with `node wallet-registry/write-marks.mjs` when they are to be renewed. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { isPlainPicture } from './marks-from/sanitise.mjs'
import { chains, coins, google, lastRank, networkMarks, socialPlates, sources, walletMarks } from './marks-from/sources.mjs'

/** The most that one mark costs a page, in bytes. */
const mostBytes = 1_000

const folder = mkdtempSync(join(tmpdir(), 'billfold-marks-'))
execFileSync('npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, ...sources], { stdio: 'inherit' })
const installed = (/** @type {string} */ file) => join(folder, 'node_modules', file)
const load = (/** @type {string} */ file) => import(pathToFileURL(installed(file)).href)
const { networks, tokens, wallets, exchanges } = await load('@web3icons/common/dist/metadata/index.js')
const { optimize } = await load('svgo/lib/svgo-node.js')

const registry = readFileSync(new URL('src/data/leading.ts', import.meta.url), 'utf8')
  .concat(...['families', 'more-a', 'more-b'].map((file) => readFileSync(new URL(`src/data/${file}.ts`, import.meta.url), 'utf8')))
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => line.split('|', 1)[0] ?? '')

const out = new URL('src/marks/', import.meta.url)
for (const kind of ['wallets', 'networks', 'tokens', 'exchanges', 'socials']) {
  rmSync(new URL(kind, out), { recursive: true, force: true })
  mkdirSync(new URL(kind, out), { recursive: true })
}
/** @type {string[]} */
const left = []
/** @type {Map<string, string>} What is drawn twice is written once. */
const written = new Map()

/** Files of a kind by the ids they are found under. @type {Record<string, Map<string, string>>} */
const tables = { wallets: new Map(), networks: new Map(), tokens: new Map(), exchanges: new Map(), socials: new Map() }

for (const name of registry) {
  const known = walletMarks[/** @type {keyof typeof walletMarks} */ (name)]
  const own = wallets.find((/** @type {{ id: string, name: string }} */ each) =>
    [each.id, each.name].some((text) => plain(text) === plain(name)),
  )
  if (known !== undefined) await add('wallets', name, known)
  else if (own !== undefined) await add('wallets', name, `wallets/${own.id}`)
}
for (const [id, mark] of Object.entries(networkMarks)) await add('networks', id, `networks/${mark}`)
for (const { id, caip2id = '' } of networks) {
  if (/^(eip155|solana|polkadot|bip122|cosmos|stacks):/.test(caip2id)) await add('networks', caip2id, `networks/${id}`)
}
for (const { id } of exchanges) await add('exchanges', id, `exchanges/${id}`)
const sorted = tokens.toSorted((/** @type {Token} */ a, /** @type {Token} */ b) => (a.marketCapRank ?? 1e9) - (b.marketCapRank ?? 1e9))
/** @type {Map<string, string[]>} */
const places = new Map()
for (const { symbol, marketCapRank, addresses = {}, filePath } of sorted) {
  const sign = symbol.toUpperCase()
  const isWanted = coins.includes(sign) || (marketCapRank !== null && marketCapRank <= lastRank)
  if (!isWanted || tables.tokens?.has(sign) || !/^[A-Z0-9.$]{1,12}$/.test(sign)) continue
  if (!(await add('tokens', sign, filePath.replace('token:', 'tokens/')))) continue
  for (const [chain, address] of Object.entries(addresses)) {
    const place = chains[/** @type {keyof typeof chains} */ (chain)]
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), `${placeKey(address)} ${sign}`])
  }
}
for (const [id, plate] of Object.entries(socialPlates)) {
  const path = /<path d="([^"]+)"/.exec(readFileSync(installed(`simple-icons/icons/${id}.svg`), 'utf8'))?.[1] ?? ''
  write(
    'socials',
    id,
    drawn(`<path fill="${plate}" d="M0 0h24v24H0z"/><path fill="#fff" transform="matrix(.58 0 0 .58 5.04 5.04)" d="${path}"/>`),
  )
}
write(
  'socials',
  'google',
  drawn(
    `<path fill="#fff" d="M0 0h24v24H0z"/><g transform="matrix(.58 0 0 .58 5.04 5.04)">${google.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('')}</g>`,
  ),
)

for (const [kind, table] of Object.entries(tables)) {
  const lines = [...table].map(([id, file]) => `  ${JSON.stringify(id)}: () => import('./${kind}/${file}.js'),`)
  const one = kind.slice(0, -1)
  const text = `import type { MarkTable } from './mark-table.js'\n\n/** The marks of ${kind}. Written by \`write-marks.mjs\`. */\nexport const ${one}Marks: MarkTable = {\n${lines.join('\n')}\n}\n`
  writeFileSync(new URL(`${one}-marks.ts`, out), text)
}
const lists = [...places]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([chain, lines]) => `  '${chain}':\n    '${lines.join(' ')}',`)
writeFileSync(
  new URL('token-places.ts', out),
  `/** Where known tokens are: on each chain the last sixteen signs of their addresses, each with a symbol. Written by \`write-marks.mjs\`. */\nexport const tokenPlaces: Readonly<Record<string, string>> = {\n${lists.join('\n')}\n}\n`,
)
rmSync(folder, { recursive: true })
execFileSync('npx', ['oxfmt', new URL('.', out).pathname])
console.log(
  Object.entries(tables)
    .map(([kind, table]) => `${kind}: ${table.size}`)
    .join(', '),
)
console.log(`left out, since they would cost more than ${mostBytes} bytes or are more than shapes: ${left.join(' ')}`)

/** @typedef {{ symbol: string, marketCapRank: number | null, addresses?: Record<string, string>, filePath: string }} Token */

/** Adds the mark of a set for an id. @param {string} kind @param {string} id @param {string} from @returns {Promise<boolean>} */
async function add(kind, id, from) {
  const [set, name] = from.split('/')
  for (const variant of ['background', 'branded']) {
    const source = await load(`@web3icons/core/dist/svgs/${set}/${variant}/${name}.svg.js`).catch(() => undefined)
    if (source === undefined) continue
    for (const precision of [2, 1]) if (write(kind, id, picture(source.default, precision))) return true
  }
  left.push(`${kind}/${id}`)
  return false
}

/** Writes a mark that is small and plain, and says whether it is. @param {string} kind @param {string} id @param {string} svg */
function write(kind, id, svg) {
  if (gzipSync(svg, { level: 9 }).length > mostBytes || !isPlainPicture(svg)) return false
  const file = written.get(`${kind} ${svg}`) ?? fileName(kind, id)
  written.set(`${kind} ${svg}`, file)
  tables[kind]?.set(id, file)
  writeFileSync(new URL(`${kind}/${file}.ts`, out), `export const mark: string = '${svg}'\n`)
  return true
}

/** @param {string} kind @param {string} id */
function fileName(kind, id) {
  return `${kind.slice(0, -1)}-${id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`.slice(0, 60)
}

/** The shapes of a set's picture in few bytes. @param {string} source @param {number} precision */
function picture(source, precision) {
  const bare = source
    .replace(/ class="web3icons"/, '')
    // The whole square is what a picture shows anyway.
    .replace(/<g clip-path="url\(#([\w-]+__a)\)">([\s\S]*)<\/g>(\s*)<defs>/, '$2$3<defs>')
    .replace(/<clipPath id="[\w-]+__a">\s*<path fill="#fff" d="M0 0h24v24H0z"\/>\s*<\/clipPath>/, '')
  const { data } = optimize(bare, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: { minify: true } } } }, 'removeDimensions'],
  })
  return data
}

/** @param {string} shapes */
function drawn(shapes) {
  return optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`, { multipass: true, floatPrecision: 2 })
    .data
}

/** @param {string} address */
function placeKey(address) {
  return (address.startsWith('0x') ? address.toLowerCase() : address).slice(-16)
}

/** @param {string} name */
function plain(name) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=.)wallet$/, '')
}
