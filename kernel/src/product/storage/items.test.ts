import { fakePorts } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredItems } from '../../core/open.js'
import { Log } from '../../core/log/log.js'
import { type KernelItemKey, storedItems } from './items.js'
import { KernelStorage } from '../../core/storage/kernel-storage.js'
import { longestItem } from '../../core/storage/envelope.js'

const keys = Object.keys(storedItems) as KernelItemKey[]
const account = { address: '0x1', type: 'eoa', publicKey: '02', path: 'm/0' } as const
const connection = { namespace: 'eip155', connectorId: 'io.wallet', accounts: [account], name: 'Wallet', icon: 'data:image/png,' } as const

const samples: { readonly [K in KernelItemKey]: StoredItems[K] } = {
  'wallet-id': 'a1',
  'wallet-name': 'Wallet',
  'active-network-id': 'eip155:1',
  'active-namespace': 'eip155',
  'connected-namespaces': ['eip155', 'solana'],
  'connected-connectors': { eip155: { id: 'io.wallet', stamp: 1, tab: 'tab' }, solana: { stamp: 2, tab: 'tab' } },
  'disconnected-connectors': { eip155: ['io.wallet'] },
  'connection-status': 'connected',
  connections: { eip155: [connection] },
  'preferred-account-types': { eip155: 'smartAccount' },
  'social-provider': 'google',
  'recent-wallets': [{ id: 'a', rdns: 'io.wallet' }, { id: 'b' }],
  'cache.account': { caipAddress: 'eip155:1:0x1', profileName: 'ada.example', balance: '1.5', balanceSymbol: 'ETH' },
  'deep-link': { href: 'wallet://open', name: 'Wallet' },
}

function stored(key: KernelItemKey, text: string): { readonly read: () => unknown; readonly rest: () => boolean } {
  const ports = fakePorts()
  ports.storage.data.set(`billfold/default/${key}`, text)
  const other = key === 'wallet-id' ? 'wallet-name' : 'wallet-id'
  ports.storage.data.set(`billfold/default/${other}`, enclosed('kept'))
  const storage = new KernelStorage({ ports, log: new Log(ports.log) })
  return { read: () => storage.item(storedItems[key]).read(), rest: () => storage.item(storedItems[other]).read() === 'kept' }
}

function enclosed(value: unknown): string {
  return `{"version":1,"stamp":1,"at":1,"value":${JSON.stringify(value)}}`
}

describe('storedItems: local storage holds …', () => {
  test.each(keys)('default: %s', (key) => {
    expect(stored(key, enclosed(samples[key])).read()).toEqual(samples[key])
  })

  test('behavior: every item is described under its own key', () => {
    for (const key of keys) expect(storedItems[key].key).toBe(key)
  })

  test('behavior: recent wallets list capped at 2, a bad row dropped alone', () => {
    expect(stored('recent-wallets', enclosed([{ id: 1 }, { id: 'a', rdns: 2 }, { id: 'b' }])).read()).toEqual([])
    expect(stored('recent-wallets', enclosed([{ id: 'a' }, { id: 5 }, { id: 'c' }])).read()).toEqual([{ id: 'a' }])
    expect(stored('recent-wallets', enclosed([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).read()).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  test('behavior: a bad connection or account is dropped alone', () => {
    const bad = { ...connection, connectorId: 5 }
    const halfBad = { ...connection, accounts: [{ address: 5 }, account] }
    expect(stored('connections', enclosed({ eip155: [bad, halfBad], solana: [] })).read()).toEqual({ eip155: [connection], solana: [] })
  })

  test.each([
    ['active-network-id', 'eip155'],
    ['active-network-id', 'a:b:c'],
    ['active-namespace', 'eip155:1'],
    ['active-namespace', ''],
    ['connection-status', 'connecting'],
    ['deep-link', { href: 'javascript:alert(1)', name: 'x' }],
    ['deep-link', { href: 'wallet://open' }],
    ['wallet-id', 'x'.repeat(257)],
    ['wallet-name', ''],
  ] as const)('behavior: %s refuses %j', (key, value) => {
    expect(stored(key, enclosed(value)).read()).toBeUndefined()
  })
})

describe('junk in storage: no throw, no prototype touched, that key dropped alone', () => {
  const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`
  const junk: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['not JSON', '{'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['an envelope without a value', '{"version":1,"stamp":1,"at":1}'],
    ['a version that is a text', '{"version":"1","stamp":1,"at":1,"value":"x"}'],
    ['a negative stamp', '{"version":1,"stamp":-1,"at":1,"value":"x"}'],
    ['a stamp beyond all numbers', '{"version":1,"stamp":1e300,"at":1,"value":"x"}'],
    ['a broken time', '{"version":1,"stamp":1,"at":null,"value":"x"}'],
    ['depth 1,000', deep],
    ['depth 1,000 in the value', `{"version":1,"stamp":1,"at":1,"value":${deep}}`],
    ['__proto__', '{"__proto__":{"isPolluted":true},"version":1,"stamp":1,"at":1,"value":{"__proto__":{"isPolluted":true}}}'],
    ['constructor', enclosed(null).replace('null', '{"constructor":{"prototype":{"isPolluted":true}}}')],
    ['a number in place of the value', enclosed(5)],
    ['lone surrogates', enclosed(5).replace('5', '{"a":{"b":"\\ud800"}}')],
  ]
  const cases = keys.flatMap((key) => junk.map(([name, text]) => [key, name, text] as const))

  test.each(cases)('behavior: %s holds %s', (key, _, text) => {
    const { read, rest } = stored(key, text)
    const value = read()
    expect([undefined, '{}', '[]']).toContain(value === undefined ? undefined : JSON.stringify(value))
    expect(rest()).toBe(true)
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })

  test.each(keys)('behavior: %s holds 50 MB', (key) => {
    expect(stored(key, `"${'x'.repeat(50_000_000)}"`).read()).toBeUndefined()
  })

  test.each([
    [longestItem, 'one character less'],
    [longestItem + 1, undefined],
  ])('parameters: an item of %i characters', (length, expected) => {
    const head = '{"version":1,"stamp":1,"at":1,"value":"one character less"'
    expect(stored('wallet-name', `${head}${' '.repeat(length - head.length - 1)}}`).read()).toBe(expected)
  })

  test('behavior: any JSON and any text, under any key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.oneof(fc.json(), fc.jsonValue().map(enclosed), fc.string()), (key, text) => {
        const { read, rest } = stored(key, text)
        read()
        expect(rest()).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
