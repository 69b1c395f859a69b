import { fakeClock, fakeLog } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { token } from '../../../testing/plugin-page.js'
import { Log } from '../log/log.js'
import { service } from './service.js'
import { ServiceLookup } from './service-lookup.js'

const log = token<string>('kernel.log')
const late = token<string>('kernel.late')
const store = token<string>('notes.store')
const open = (): ServiceLookup => new ServiceLookup({ clock: fakeClock(), log: new Log(fakeLog()) })

describe('ServiceLookup', () => {
  test("default: has the kernel's own services from the start", () => {
    const lookup = open()
    expect(lookup.has(log)).toBe(false)
    lookup.put(log, 'the log')
    expect([lookup.has(log), lookup.get(log)]).toEqual([true, 'the log'])
  })

  test('behavior: what plugins have is made from them, and goes when its plugin does', async () => {
    const lookup = open()
    lookup.put(log, 'the log')
    const container = await lookup.container.load()
    lookup.put(late, 'put later')
    const unload = container.add({
      services: [service(store, { log, late }, (given) => Object.values(given).join(' and '))],
      locate: (key) => key,
      kernel: (key) => lookup.get(key),
      make: (_, create) => create(),
    })
    expect([lookup.has(store), lookup.get(store)]).toEqual([true, 'the log and put later'])
    unload()
    expect(lookup.has(store)).toBe(false)
  })
})
