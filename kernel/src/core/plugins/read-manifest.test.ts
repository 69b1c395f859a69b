import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBillfoldError } from '../errors/billfold-error.js'
import { explain } from '../errors/explain.js'
import { plugin, token } from '../../../testing/plugin-page.js'
import type { PluginManifest } from './manifest.js'
import { nameOf, readManifest } from './read-manifest.js'

const whole = plugin('feature.swap', {
  version: '1.2.3',
  namespaces: ['eip155', 'solana'],
  feature: 'swaps',
  requires: [token('chain.adapter:eip155')],
  uses: [token('names.store')],
  provides: [token('swap.store')],
  replaces: 'feature.old-swap',
  views: ['Swap'],
  slots: [{ slot: 'account.actions', order: 20, item: { id: 'swap', label: 'Swap', icon: 'swap', view: 'Swap' } }],
  opensSlots: ['account.tabs'],
  addsFeatures: [
    { key: 'swaps', remoteId: 'swap', kind: 'list', fallback: ['1inch'], among: ['1inch'], isOnWhenEmpty: true },
    { key: 'receive', kind: 'flag', fallback: false, word: 'receive' },
    { key: 'onramp', kind: 'list', fallback: false },
  ],
  reaches: [{ endpoint: 'blockchain' }, { host: 'quotes.example' }, { rpc: 'eth_call' }, { stored: 'recent-wallets' }],
  loadOn: ['start', 'open', 'idle', 'namespace:eip155'],
})

/** Reads a manifest, or throws as somebody hears of it who registers it. */
function read(input: unknown): PluginManifest {
  const { manifest, refusal } = readManifest(input)
  if (refusal !== undefined) throw explain(refusal)
  return manifest
}

describe('readManifest', () => {
  test('default: takes every field that a manifest can have', () => {
    const { load: _, ...fields } = whole
    expect(read(whole)).toMatchObject(fields)
  })

  test('default: an id, the contract and `load` are enough', () => {
    expect(Object.keys(read(plugin('chain.eip155')))).toEqual(['id', 'contract', 'load'])
  })

  test('behavior: keeps a frozen copy, so that later changes of the original have no effect', () => {
    const requires = [token('a')]
    const input = { ...plugin('feature.a', { requires }) }
    const manifest = read(input)
    requires.push(token('b'))
    Object.assign(input, { id: 'feature.b' })
    expect(manifest).toMatchObject({ id: 'feature.a', requires: ['a'] })
    expect(Object.isFrozen(manifest) && Object.isFrozen(manifest.requires)).toBe(true)
  })

  test('behavior: a list may be long, to a limit', () => {
    expect(read({ ...plugin('feature.a'), views: Array.from({ length: 500 }, () => 'Swap') }).views).toHaveLength(500)
  })

  test('behavior: looks at each field once', () => {
    let looks = 0
    const input = Object.defineProperty({ ...whole }, 'views', { get: () => (looks++ === 0 ? ['Swap'] : 'junk') })
    expect(read(input).views).toEqual(['Swap'])
  })

  test('behavior: calls `load` on the manifest that it belongs to', async () => {
    const runtime = {}
    const input = { id: 'feature.a', contract: 1, runtime, load: async (): Promise<unknown> => undefined }
    input.load = async function (this: typeof input) {
      return this.runtime
    }
    expect(await read(input).load()).toBe(runtime)
  })

  test.each([
    ['id', 'swap', "'id' is swap, and must be an id such as feature.swap"],
    ['id', undefined, "'id' is undefined, and must be an id such as feature.swap"],
    ['load', 'plugin.js', "'load' is plugin.js, and must be a function that imports the plugin"],
    ['load', undefined, "'load' is undefined"],
    ['version', 1, "'version' is 1, and must be a text of one line"],
    ['namespaces', ['EIP155'], "'namespaces' is a list, and must be a list of chain families"],
    ['namespaces', 'eip155', "'namespaces' is eip155"],
    ['feature', ['swaps'], "'feature' is a list, and must be the name of a feature"],
    ['requires', [1], 'must be a list of keys of services'],
    ['uses', [''], 'must be a list of keys of services'],
    ['provides', ['kernel.router'], "must be a list of keys of services, none of which starts with 'kernel.'"],
    ['provides', [undefined], 'must be a list of keys of services'],
    ['replaces', 'old', 'must be an id such as feature.swap'],
    ['views', ['swap'], 'must be a list of view names such as WalletSend'],
    ['slots', {}, 'must be a list of slot entries'],
    ['opensSlots', ['Actions'], 'must be a list of slot names such as account.actions'],
    ['addsFeatures', [{ key: 'a' }], 'must be a list of features with a key, a kind and a fallback of that kind'],
    ['addsFeatures', [{ key: 'a', kind: 'flag', fallback: [] }], 'must be a list of features'],
    ['addsFeatures', [{ key: 'a', kind: 'list', fallback: true }], 'must be a list of features'],
    ['addsFeatures', [{ key: 'a', kind: 'flag', fallback: true, word: 1 }], 'must be a list of features'],
    ['reaches', [{}], 'must be a list of objects with an endpoint, a host, nodes, an rpc or a stored'],
    ['reaches', ['blockchain'], 'must be a list of objects'],
    ['id', 'my.feature.swap', 'must be an id such as feature.swap'],
    ['id', 'feature.swap please', 'must be an id such as feature.swap'],
    ['version', '1\n2', 'must be a text of one line'],
    ['version', 'a'.repeat(41), 'must be a text of one line'],
    ['feature', '1swaps', 'must be the name of a feature'],
    ['feature', 'swaps!', 'must be the name of a feature'],
    ['requires', ['a b'], 'must be a list of keys of services'],
    ['requires', [' a'], 'must be a list of keys of services'],
    ['namespaces', ['eip155-and-more'], 'must be a list of chain families'],
    ['views', ['aSwap'], 'must be a list of view names'],
    ['views', ['Swap!'], 'must be a list of view names'],
    ['opensSlots', ['actions!'], 'must be a list of slot names'],
    ['loadOn', ['at start'], 'must be a list of start, open, idle'],
    ['loadOn', ['started'], 'must be a list of start, open, idle'],
    ['loadOn', ['later'], 'must be a list of start, open, idle, framed, namespace:<family> or stored:<key>'],
    ['views', Array.from({ length: 501 }, () => 'Swap'), 'must be a list of view names'],
  ])('parameters: %s: %j', (field, value, words) => {
    const check = (): unknown => read({ ...plugin('feature.swap'), [field]: value })
    expect(check).toThrow(words)
    expect(check).toThrow(field === 'id' ? 'The manifest of a plugin without a usable id' : 'The manifest of feature.swap')
    expect(check).toThrow(expect.objectContaining({ code: 'plugin/malformed', remedy: `Correct '${field}' in the manifest.` }))
  })

  test.each([
    [2, '2'],
    [undefined, 'undefined'],
    ['1', '1'],
  ])('parameters: contract %j: says what it found, what it needs and what to do', (contract, found) => {
    const check = (): unknown => read({ ...plugin('feature.swap'), contract })
    expect(check).toThrow(`feature.swap was built for contract ${found}; this kernel has contract 1.`)
    expect(check).toThrow(expect.objectContaining({ code: 'plugin/wrong-contract', remedy: expect.stringContaining("says 'contract: 1'") }))
  })

  test('behavior: a getter that throws is named like any other wrong field', () => {
    const input = Object.defineProperty(plugin('feature.swap'), 'views', {
      get() {
        throw new Error('mine')
      },
    })
    expect(() => read(input)).toThrow("The manifest of feature.swap is not usable: 'views' is not readable")
  })

  test.each([
    ['null', () => null],
    ['undefined', () => undefined],
    ['a number', () => 0],
    ['a text', () => 'feature.swap'],
    ['a list', () => []],
    ['a function', () => () => undefined],
    ['an object that throws', () => new Proxy({}, { get: thrown })],
    ['an object without a prototype', () => Object.create(null) as unknown],
  ])('behavior: %s is no manifest, and no crash', (_, make) => {
    expect(() => read(make())).toThrow('The manifest of a plugin without a usable id')
  })

  test('behavior: junk in any field is an error of ours, or is taken', () => {
    const field = fc.constantFrom(...Object.keys(whole), '__proto__', 'constructor')
    const junk = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withMap: true, withSymbol: true } as never)
    fc.assert(
      fc.property(fc.dictionary(field, fc.oneof(junk, fc.array(junk)), { maxKeys: 4 }), (fields) => {
        const input: unknown = { ...whole, ...fields }
        try {
          expect(read(input).id).toBe(nameOf(input))
        } catch (error) {
          if (!isBillfoldError(error)) throw error
        }
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

function thrown(): never {
  throw new Error('mine')
}
