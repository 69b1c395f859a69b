import { exoticValues } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { readAnnouncement } from './eip6963.js'

const good = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Harbour', rdns: 'example.harbour', icon: 'data:image/png;base64,AA==' }
const provider = { request: async () => undefined }
const saying = (info: object, by: unknown = provider): unknown => ({ detail: { info: { ...good, ...info }, provider: by } })
const refuse = (): never => {
  throw new Error('do not touch')
}

describe('readAnnouncement', () => {
  test('default: a frozen copy, with the very provider that was announced', () => {
    const found = readAnnouncement(saying({ extra: 'dropped' }))
    expect(found).toEqual({ ...good, id: good.rdns, type: 'ANNOUNCED', wallet: provider })
    expect(found?.wallet).toBe(provider)
    expect(Object.isFrozen(found)).toBe(true)
  })

  test('behavior: each field is read once, and never again', () => {
    const reads: string[] = []
    const info = new Proxy(good, { get: (target, name) => (reads.push(String(name)), Reflect.get(target, name) as unknown) })
    const found = readAnnouncement({ detail: { info, provider } })
    void [found?.name, found?.icon, found?.rdns, found?.uuid]
    expect(reads.toSorted()).toEqual(['icon', 'name', 'rdns', 'uuid'])
  })

  test.each([
    ['uuid is v4', { uuid: '350670db-19fa-1704-a166-e52e178b59d2' }],
    ['uuid is a uuid', { uuid: 'metamask' }],
    ['rdns is a dotted name: one word', { rdns: 'metamask' }],
    ['rdns is a dotted name: another line', { rdns: 'io.metamask\n' }],
    ['rdns is a dotted name: __proto__', { rdns: '__proto__' }],
    ['rdns is a dotted name: letters beyond ASCII', { rdns: 'io.\u212Aeplr' }],
    ['rdns is a dotted name: too long', { rdns: `io.${'x'.repeat(200)}` }],
    ['name is 1 to 64 visible characters: none', { name: '\u200B\u202E ' }],
    ['name is 1 to 64 visible characters: 65', { name: 'x'.repeat(65) }],
  ])('parameters: SAFETY: %s', (_, info) => expect(readAnnouncement(saying(info))).toBeUndefined())

  test.each(['io.leapwallet.LeapWallet', 'io.leapwallet.CompassWallet', 'IO.METAMASK'])(
    'behavior: an rdns is kept as it is: %s',
    (rdns) => {
      expect(readAnnouncement(saying({ rdns }))).toMatchObject({ id: rdns, rdns })
    },
  )

  test.each([
    ['control, bidi and zero-width characters', 'Har\u202Ebour\u200B\u0000', 'Harbour'],
    ['white space', '  Har \n bour ', 'Har bour'],
  ])('parameters: the name without %s', (_, name, expected) => expect(readAnnouncement(saying({ name }))?.name).toBe(expected))

  test.each([
    ['a remote address', 'https://tracker.example/icon.png'],
    ['a script', 'javascript:alert(1)'],
    ['a page', 'data:text/html,<script>alert(1)</script>'],
    ['a kind that is no picture', 'data:image/x-icon;base64,AA=='],
    ['more than 256 KB', `data:image/png;base64,${'A'.repeat(256 * 1024)}`],
    ['no text', 7],
    ['nothing', undefined],
  ])('behavior: if only the icon fails, the wallet is kept: %s', (_, icon) => {
    expect(readAnnouncement(saying({ icon }))).toEqual({
      uuid: good.uuid,
      id: good.rdns,
      rdns: good.rdns,
      name: good.name,
      type: 'ANNOUNCED',
      wallet: provider,
    })
  })

  test.each(['svg+xml', 'png', 'webp', 'jpeg', 'gif'])('parameters: an icon of the kind %s', (kind) => {
    expect(readAnnouncement(saying({ icon: `data:image/${kind};base64,AA==` }))?.icon).toBeDefined()
  })

  test.each(exoticValues)('behavior: $name is no wallet, wherever it stands', ({ make }) => {
    const junk = [make(), { detail: make() }, { detail: { info: make(), provider } }, { detail: { info: good, provider: make() } }]
    expect(junk.map(readAnnouncement)).toEqual([undefined, undefined, undefined, undefined])
    for (const field of ['uuid', 'rdns']) expect(readAnnouncement(saying({ [field]: make() }))).toBeUndefined()
    expect(typeof (readAnnouncement(saying({ name: make() }))?.name ?? '')).toBe('string')
  })

  test.each(['uuid', 'rdns', 'name', 'icon'])('behavior: a getter that throws: %s', (field) => {
    const info = Object.defineProperty({ ...good }, field, { get: refuse })
    expect(readAnnouncement({ detail: { info, provider } })?.name).toBe(field === 'icon' ? 'Harbour' : undefined)
  })

  test('behavior: a provider is not called, and its getters may throw', () => {
    expect(readAnnouncement(saying({}, { request: refuse }))).toBeDefined()
    expect(readAnnouncement(saying({}, Object.defineProperty({}, 'request', { get: refuse })))).toBeUndefined()
    expect(readAnnouncement(saying({}, new Proxy({}, { get: refuse })))).toBeUndefined()
  })
})
