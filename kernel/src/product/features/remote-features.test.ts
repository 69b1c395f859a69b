import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import { type RemoteFeatures, remoteFeatures } from './remote-features.js'

const readRemoteFeatures = (rows: readonly unknown[]): RemoteFeatures => parse(remoteFeatures, rows)

describe('remoteFeatures', () => {
  test('default', () => {
    const rows = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'activity', isEnabled: false, config: null },
      { id: 'payments', isEnabled: true },
    ]
    expect(readRemoteFeatures(rows)).toEqual(new Map(rows.map((row) => [row.id, row])))
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'social_login'],
    ['a list', ['social_login']],
    ['no id', { isEnabled: true, config: [] }],
    ['an id of a wrong type', { id: 7, isEnabled: true, config: [] }],
  ])('behavior: a row that is %s is dropped alone', (_, row) => {
    expect([...readRemoteFeatures([row, { id: 'swap', isEnabled: true, config: ['1inch'] }]).keys()]).toEqual(['swap'])
  })

  test.each([
    ['isEnabled', { id: 'swap', isEnabled: 'true', config: ['1inch'] }],
    ['isEnabled', { id: 'swap', config: ['1inch'] }],
    ['config', { id: 'swap', isEnabled: true, config: '1inch' }],
    ['config', { id: 'swap', isEnabled: true, config: { 0: '1inch', length: 1 } }],
    ['config', { id: 'swap', isEnabled: true, config: 0 }],
  ])('behavior: a wrong type of %s leaves the switch to the host', (_, row) => {
    const { isEnabled, config } = readRemoteFeatures([row]).get('swap') ?? {}
    expect([isEnabled, config]).toContain(null)
  })

  test('behavior: an enumerable function that the page has put on Object.prototype changes nothing', () => {
    const everything: object = Object.prototype
    Object.defineProperty(everything, 'helpful', { value: () => 'no help', enumerable: true, writable: true, configurable: true })
    try {
      expect(readRemoteFeatures([{ id: 'swap', isEnabled: true, config: ['1inch'] }]).get('swap')?.config).toEqual(['1inch'])
    } finally {
      Reflect.deleteProperty(everything, 'helpful')
    }
  })

  test('behavior: words of a wrong type are dropped', () => {
    expect(readRemoteFeatures([{ id: 'swap', isEnabled: true, config: [7, '1inch', null] }]).get('swap')?.config).toEqual(['1inch'])
  })

  test('behavior: the first row of an id counts', () => {
    const rows = [
      { id: 'swap', isEnabled: false, config: [] },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
    ]
    expect(readRemoteFeatures(rows).get('swap')?.isEnabled).toBe(false)
  })

  test('behavior: names of the prototype are ids like any other', () => {
    const rows = [
      { id: '__proto__', isEnabled: true, config: [] },
      { id: 'constructor', isEnabled: true, config: [] },
    ]
    expect([...readRemoteFeatures(rows).keys()].toSorted()).toEqual(['__proto__', 'constructor'])
    expect(({} as { isEnabled?: boolean }).isEnabled).toBeUndefined()
  })

  test('behavior: more than 200 rows are not read', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: `f${index}`, isEnabled: true, config: [] }))
    expect(readRemoteFeatures(rows).size).toBe(200)
  })

  test('behavior: whatever the rows are, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ withNullPrototype: true, withBigInt: true })), (rows) => {
        for (const { isEnabled, config } of readRemoteFeatures(rows).values()) {
          expect([true, false, null]).toContain(isEnabled)
          expect(config === null || config === undefined || config.every((word) => typeof word === 'string')).toBe(true)
        }
      }),
    )
  })
})
