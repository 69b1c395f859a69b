import type { Connector } from '@billfold/kernel'
import { exoticValues, fakeClock, fakePage } from '@billfold/test/fakes'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { BrowserWallets, familyShelf } from '@billfold/kernel/family'
import { evmFailures } from '../provider/ask-wallet.js'
import { evmWallets } from '../wallets.js'

/** `npm run test:long` says 100,000. */
const announcements = Number(process.env['BILLFOLD_TRACES'] ?? 2_000)
/** So many come to one page. */
const perPage = 200

const alice = '0x00000000000000000000000000000000000a11ce'
const refuse = (): never => {
  throw new Error('do not touch')
}

/** A field that is right, or nearly, or hostile. */
const hostile = fc.oneof(
  fc.constantFrom(...exoticValues.map(({ make }) => make)).map((make) => ({ make })),
  fc.anything({ withNullPrototype: true, withBigInt: true }).map((value) => ({ make: () => value })),
  fc.string({ unit: 'binary', maxLength: 80 }).map((text) => ({ make: () => text })),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '').map((text) => ({ make: () => text })),
)
const uuid = fc.uuid({ version: 4 }).map((text) => ({ make: () => text }))
const rdns = fc
  .constantFrom('io.metamask', 'io.rabby', 'example.harbour', 'a.b', 'x.constructor', '__proto__.x')
  .map((text) => ({ make: () => text }))
const name = fc
  .constantFrom('MetaMask', 'Harbour', '<script>alert(1)</script>', 'Walle\u202Et', 'WalletConnect')
  .map((text) => ({ make: () => text }))
const icon = fc
  .constantFrom(
    'data:image/png;base64,AA==',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
    'javascript:alert(1)',
    'https://tracker.example/pixel.png',
    'data:text/html,<script>alert(1)</script>',
  )
  .map((text) => ({ make: () => text }))
const provider = fc.constantFrom(
  () => ({ request: async () => [alice] }),
  () => ({ request: refuse }),
  () => Object.defineProperty({}, 'request', { get: refuse }),
  () => ({}),
  () => null,
)

/** One announcement: each field on its own may be right or hostile, be a getter that throws, or be missing. */
const announcement = fc.record({
  uuid: fc.oneof({ weight: 6, arbitrary: uuid }, { weight: 1, arbitrary: hostile }),
  rdns: fc.oneof({ weight: 6, arbitrary: rdns }, { weight: 1, arbitrary: hostile }),
  name: fc.oneof({ weight: 6, arbitrary: name }, { weight: 1, arbitrary: hostile }),
  icon: fc.oneof({ weight: 2, arbitrary: icon }, { weight: 1, arbitrary: hostile }),
  provider: fc.oneof({ weight: 3, arbitrary: provider }, { weight: 1, arbitrary: hostile.map(({ make }) => make) }),
  throwing: fc.option(fc.constantFrom('uuid', 'rdns', 'name', 'icon', 'provider', 'info', 'detail'), { nil: undefined, freq: 6 }),
})

type Drawn = typeof announcement extends fc.Arbitrary<infer T> ? T : never

function toEvent({ provider: makeProvider, throwing, ...fields }: Drawn): unknown {
  const info = Object.fromEntries(Object.entries(fields).map(([field, { make }]) => [field, make()]))
  const broken = (thing: object): object =>
    throwing !== undefined && throwing in thing ? Object.defineProperty(thing, throwing, { get: refuse }) : thing
  return broken({ detail: broken({ info: broken(info), provider: makeProvider() }) })
}

interface Page {
  readonly added: Connector[]
  readonly say: (event: unknown) => void
}

function newPage(): Page {
  const [page, added] = [fakePage(), [] as Connector[]]
  const connectors = { added, add: (connector: Connector) => (added.push(connector), () => undefined) }
  const wallets = new BrowserWallets({
    ...evmWallets,
    namespace: 'eip155',
    page,
    clock: fakeClock(),
    log: { warn: vi.fn() },
    isInUse: () => false,
    shelf: familyShelf({ namespace: 'eip155', failures: evmFailures, clock: fakeClock(), mayAsk: () => undefined, connectors }),
  })
  wallets.ask()
  return { added, say: (event) => page.say('eip6963:announceProvider', event) }
}

const good = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Good Harbour',
  rdns: 'good.harbour',
  icon: 'data:image/png;base64,AA==',
}

/** Parts of a wallet's entry in the list that are wrong. */
function faultsOf({ id, name: listed, imageUrl, info, type }: Connector): readonly string[] {
  return [
    ...(type === 'ANNOUNCED' ? [] : ['type']),
    ...(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+(#\d+)?$/.test(id) ? [] : ['id']),
    ...(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(info?.rdns ?? '') ? [] : ['rdns']),
    ...(listed.length > 0 && listed.length <= 220 && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(listed) ? [] : ['name']),
    ...(imageUrl === undefined || /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/.test(imageUrl) ? [] : ['icon']),
  ]
}

test(
  'behavior: of hostile announcements none is listed wrongly, nothing is thrown, and good wallets keep working',
  { timeout: 0 },
  async () => {
    const prototype = Object.getOwnPropertyNames(Object.prototype).toSorted()
    const pages = fc.array(announcement, { minLength: perPage, maxLength: perPage })
    await fc.assert(
      fc.asyncProperty(pages, async (drawn) => {
        const { added, say } = newPage()
        for (const each of drawn.slice(0, 50)) say(toEvent(each))
        say({
          detail: {
            info: good,
            provider: { request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x1' : [alice]) },
          },
        })
        for (const each of drawn.slice(50)) say(toEvent(each))

        expect(added.flatMap(faultsOf)).toEqual([])
        expect(added.length).toBeLessThanOrEqual(100)
        for (const names of [added.map(({ id }) => id), added.map((connector) => connector.name.toLowerCase())]) {
          expect(new Set(names).size).toBe(names.length)
        }
        const harbour = added.find(({ id }) => id === 'good.harbour')
        const grant = await harbour?.connect({ network: undefined, signal: new AbortController().signal })
        expect(grant).toMatchObject({ accounts: [{ address: alice }], networkId: 'eip155:1' })
        expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(prototype)
        expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
      }),
      { numRuns: Math.ceil(announcements / perPage), endOnFailure: true },
    )
  },
)
