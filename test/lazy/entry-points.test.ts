import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// By path: a plugin's views bring style sheets, and the tool that reads them is the workspace's own.
import { shadowCss } from '../../ui/build/index.js'
import { workspaceEntries } from './workspace-entries.js'

const bundles = fileURLToPath(new URL('../node_modules/.cache/entry-points/', import.meta.url))
const probe = fileURLToPath(new URL('./probe.mjs', import.meta.url))
const entries = workspaceEntries()

/** What the import of a module did: names that it added to globals and prototypes, timers and requests, what it keeps open. */
interface Footprint {
  readonly added: readonly string[]
  readonly acts: readonly string[]
  readonly kept: number
  readonly exports: number
}

/** The suites run inside of Vitest and bring nothing of it along: what it does to the world around it is not theirs. */
const silentVitest: Plugin = {
  name: 'silent-vitest',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' ? '\0vitest' : undefined),
  load: (id) => (id === '\0vitest' ? 'export const afterAll = () => {}, describe = () => {}, test = () => {}' : undefined),
}

/** MobX counts its copies and shares its state between them: the one mark that a dependency leaves on the page. */
const ofDependencies: readonly string[] = ['__mobxInstanceCount', '__mobxGlobals']

function footprintOf(file: string): Footprint {
  const footprint = JSON.parse(execFileSync(process.execPath, [probe, file], { encoding: 'utf8' })) as Footprint
  return { ...footprint, added: footprint.added.filter((name) => !ofDependencies.includes(name)) }
}

describe('entry points', () => {
  beforeAll(async () => {
    const input = Object.fromEntries(entries.map(({ file }, index) => [String(index), file]))
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [silentVitest, shadowCss()],
      ssr: { noExternal: true },
      build: { ssr: true, outDir: bundles, emptyOutDir: true, minify: false, rolldownOptions: { input } },
    })
  }, 600_000)
  afterAll(() => rmSync(bundles, { recursive: true, force: true }))

  test.each(entries.map((entry, index) => ({ ...entry, index })))(
    'behavior: $name can be imported on a server, and the import acts on nothing',
    ({ index }) => expect(footprintOf(`${bundles}${index}.js`)).toMatchObject({ added: [], acts: [], kept: 0 }),
  )

  test('behavior: the probe sees a global, a timer and a prototype, so that the tests above can fail', () => {
    mkdirSync(bundles, { recursive: true })
    const planted = `${bundles}planted.mjs`
    writeFileSync(planted, 'globalThis.planted = 1; Array.prototype.last = 2; setTimeout(() => {}, 1e6)')
    expect(footprintOf(planted)).toEqual({ added: ['planted', 'last'], acts: ['setTimeout'], kept: 1, exports: 0 })
  })
})
