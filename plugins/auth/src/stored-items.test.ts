import { KernelStorage, Log, type StoredItem, type StoredKey } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { recentEmails, withRecentEmail } from '@billfold/kernel/data'
import { authToken, nonceToken } from './stored-items.js'

function stored<K extends StoredKey>(item: StoredItem<K>, value: unknown): unknown {
  const ports = fakePorts()
  ports.storage.data.set(`billfold/default/${item.key}`, JSON.stringify({ version: 1, stamp: 1, at: 1, value }))
  return new KernelStorage({ ports, log: new Log(ports.log) }).item(item).read()
}

describe('local storage holds …', () => {
  test('default: recent e-mails and two tokens', () => {
    expect(stored(recentEmails, ['jo@mail.example'])).toEqual(['jo@mail.example'])
    expect(stored(authToken, 'eyJ.a.b')).toBe('eyJ.a.b')
    expect(stored(nonceToken, 'eyJ.a.b')).toBe('eyJ.a.b')
  })

  test('behavior: recent e-mails are addresses, three at most', () => {
    expect(stored(recentEmails, ['a@b.example', '<b>', 'c@d.example', 'e@f.example'])).toEqual(['a@b.example', 'c@d.example'])
    expect(stored(recentEmails, 'a@b.example')).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['no end', 'x'.repeat(8_193)],
    ['a number', 5],
    ['a list', ['eyJ.a.b']],
  ])('behavior: a token with %s is dropped', (_, value) => {
    expect(stored(authToken, value)).toBeUndefined()
  })
})

describe('withRecentEmail: three at most', () => {
  test.each([
    ['newest first', ['a@x.example'], 'b@x.example', ['b@x.example', 'a@x.example']],
    ['three at most', ['a', 'b', 'c'], 'd', ['d', 'a', 'b']],
    ['each once, whatever its case', ['a@x.example', 'b@x.example'], 'B@x.example', ['B@x.example', 'a@x.example']],
  ])('behavior: %s', (_, before, used, after) => {
    expect(withRecentEmail(before, used)).toEqual(after)
  })
})
