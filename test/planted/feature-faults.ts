import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Key, type PluginManifest, type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import type { FakePage } from '@billfold/test/fakes'
import type { PluginSetup } from '../suites/bench.js'
import { type PlantedFault, plugin } from './plant.js'

const key = 'planted.key' as Key<{ readonly word: string }>
/** A schema that takes whatever comes, as a careless plugin has one. */
const anything = { kind: 'schema', async: false, '~run': (dataset: object) => Object.assign(dataset, { typed: true }) } as never
/** Words that do not shrink when they are packed. */
const noise = Array.from({ length: 2_000 }, (_, index) => Math.sin(index + 1).toString(36)).join('')

const manifest = (data: Partial<PluginManifest>) => (): PluginSetup => plugin({}, data)
const starting =
  (start: NonNullable<PluginRuntime['start']>, data: Partial<PluginManifest> = {}) =>
  (): PluginSetup =>
    plugin({ start }, data)
const entry = (item: object): (() => PluginSetup) => manifest({ slots: [{ slot: 'account.actions', order: 1, item: item as never }] })
const whole = { id: 'x', label: 'X', icon: 'info', view: 'Account' }

const greedy: PluginManifest = { id: 'feature.greedy', contract: 1, requires: [key], loadOn: ['start'], load: () => Promise.resolve({}) }
const provider: PluginManifest = {
  ...{ id: 'feature.provider', contract: 1, provides: [key] },
  load: () => Promise.resolve({ services: [service(key, {}, () => ({ word: 'there' }))] }),
}

/** A manifest that is a file, for the checks that bundle it. */
function written(files: Readonly<Record<string, string>>): PluginSetup {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-planted-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { ...plugin({}), entry: join(folder, 'manifest.ts'), end: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** Listens to the window itself, and not through the kernel, which would let go of it. */
function clinging(): PluginSetup {
  let page: FakePage | undefined
  return { ...plugin({ start: () => void page?.listen('x', () => undefined) }), furnish: (given) => void (page = given) }
}

export const featureFaults: readonly PlantedFault<PluginSetup>[] = [
  ['has a date in its manifest', 'manifest: is plain data', manifest({ version: new Date() as never })],
  [
    'has a getter in its manifest',
    'manifest: is plain data',
    manifest({ reaches: [Object.defineProperty({}, 'rpc', { get: () => 'x', enumerable: true }) as never] }),
  ],
  ['has a function in an entry', 'manifest: is plain data', entry({ ...whole, onPress: () => undefined })],
  ['has a manifest that weighs too much', 'manifest: weighs at most', manifest({ version: noise.slice(0, 8_000) })],
  ['names a key twice', 'manifest: its views, slots and keys', manifest({ provides: [key, key] })],
  ['names a view twice', 'manifest: its views, slots and keys', manifest({ views: ['Swap', 'Swap'] })],
  ['requires and uses the same', 'manifest: its views, slots and keys', manifest({ requires: [key], uses: [key] })],
  ['was made for another contract', 'manifest: fits the kernel', manifest({ contract: 99 })],
  [
    'fills a slot that nobody has',
    'manifest: fits the kernel',
    manifest({ slots: [{ slot: 'nobody.has' as never, order: 1, item: whole as never }] }),
  ],
  ['requires what nobody provides', 'loading: brings everything', manifest({ requires: [key] })],
  ['has an entry without a label', 'slots: its entries stand', entry({ id: 'x', icon: 'info', view: 'Account' })],
  ['has an entry with a label without English', 'slots: its entries stand', entry({ ...whole, label: { de: 'X' } })],
  ['has an entry with half an icon', 'slots: its entries stand', entry({ ...whole, icon: {} })],
  ['has an entry without a view', 'slots: its entries stand', entry({ id: 'x', label: 'X', icon: 'info' })],
  [
    'is loaded before somebody uses it',
    'loading: its code stays away',
    () => ({ ...plugin({ services: [service(key, {}, () => ({ word: '' }))] }, { provides: [key] }), others: [greedy] }),
  ],
  ['does not bring what it promised', 'loading: brings everything', manifest({ provides: [key] })],
  [
    'throws as it starts',
    'loading: brings everything',
    starting(() => {
      throw new Error('not at all')
    }),
  ],
  ['loads nothing', 'loading: brings everything', manifest({ load: () => Promise.resolve(undefined as never) })],
  [
    'starts once in its life',
    'loading: can be unloaded',
    () => {
      let starts = 0
      return starting(() => {
        if (++starts === 2) throw new Error('not twice')
      })()
    },
  ],
  [
    'cannot be without what it only uses',
    'loading: runs without',
    () => ({ ...plugin({ start: (scope) => void (scope.find(key) ?? fail('cannot be without')) }, { uses: [key] }), others: [provider] }),
  ],
  [
    'runs in one kernel only',
    'loading: runs in two kernels',
    () => {
      let running = 0
      return starting((scope) => {
        if (++running > 1) throw new Error('taken')
        scope.onStop(() => void (running -= 1))
      })()
    },
  ],
  [
    'asks a service by itself',
    'reach: asks no service',
    () => ({
      ...plugin(
        {
          start: (scope) =>
            void scope
              .get(kernelKey('http'))
              .endpoint('wallet')
              ?.get('/asked', { schema: anything })
              .catch(() => undefined),
        },
        { reaches: [{ endpoint: 'wallet' }] },
      ),
      options: { endpoints: { wallet: 'https://wallet.example' } },
    }),
  ],
  [
    'fetches behind the back of the kernel',
    'reach: asks nobody behind',
    starting(() => void fetch('https://secret.example').catch(() => undefined)),
  ],
  [
    'leaves a name on the page',
    'import: leaves no mark',
    starting((scope) => {
      Reflect.set(globalThis, 'planted', true)
      scope.onStop(() => void Reflect.deleteProperty(globalThis, 'planted'))
    }),
  ],
  [
    'trusts what is stored',
    'storage: starts with junk',
    starting(
      (scope) => {
        const [first] = scope.get(kernelKey('storage')).item({ key: 'recent-wallets', version: 1, schema: anything }).read() ?? []
        first?.id.toUpperCase()
      },
      { reaches: [{ stored: 'recent-wallets' }] },
    ),
  ],
  [
    'writes what it does not declare',
    'storage: loading it writes only',
    starting((scope) => scope.get(kernelKey('connections')).preferAccountType('eip155', 'smartAccount')),
  ],
  ['leaves a timer', 'teardown: holds nothing', starting(() => void setTimeout(() => undefined, 60_000).unref())],
  ['leaves a timer that comes back', 'teardown: holds nothing', starting(() => void setInterval(() => undefined, 60_000).unref())],
  ['fails to undo', 'teardown: undoes everything', starting((scope) => scope.onStop(() => fail('cannot let go')))],
  [
    'fails to dispose of a service',
    'teardown: undoes everything',
    () =>
      plugin(
        { services: [service(key, {}, () => ({ word: '', dispose: () => fail('cannot let go') }))], start: (scope) => void scope.get(key) },
        { provides: [key] },
      ),
  ],
  ['leaves a listener each time', 'leak: no listeners', clinging],
  ['leaves a listener behind the kernel', 'leak: nothing is held', clinging],
  [
    'leaves an entry in a slot',
    'slots: its entries go',
    starting((scope) => void scope.get(kernelKey('slots')).add({ slot: 'wallet.sources', order: 1, item: { kind: 'injected' } })),
  ],
  [
    'has an eager half that weighs too much',
    'budget: its eager half',
    () => written({ 'manifest.ts': `export const words = ${JSON.stringify(noise)}` }),
  ],
  [
    'has its runtime in its eager half',
    'budget: nothing of its runtime',
    () => written({ 'manifest.ts': "export { heavy } from './heavy.js'", 'heavy.ts': 'export const heavy = Math.random()' }),
  ],
  ['is behind a switch that is off', 'switch: takes part', manifest({ feature: 'payments' })],
  ['promises a view that it does not have', 'views: each one', manifest({ views: ['Swap'] })],
  ['has a view without a component', 'views: each one', () => plugin({ views: { Swap: { component: undefined } } }, { views: ['Swap'] })],
  ['opens a view that nobody serves', 'views: an entry of it', entry({ ...whole, view: 'Nowhere' })],
]

function fail(reason: string): never {
  throw new Error(reason)
}
