import { describe, expect, test } from 'vitest'
import { token } from '../../../testing/plugin-page.js'
import { service } from './service.js'
import { Shelf } from './shelf.js'

const log = token<string>('kernel.log')
const late = token<string>('kernel.late')
const store = token<string>('notes.store')

describe('a shelf', () => {
  test("default: has the kernel's own services from the start", () => {
    const shelf = new Shelf()
    expect(shelf.has(log)).toBe(false)
    shelf.put(log, 'the log')
    expect([shelf.has(log), shelf.get(log)]).toEqual([true, 'the log'])
  })

  test('behavior: what plugins have is made from them, and goes when its plugin does', async () => {
    const shelf = new Shelf()
    shelf.put(log, 'the log')
    const container = await shelf.prepare()
    shelf.put(late, 'put later')
    const unload = container.add({
      services: [service(store, { log, late }, (given) => Object.values(given).join(' and '))],
      locate: (key) => key,
      make: (_, create) => create(),
    })
    expect([shelf.has(store), shelf.get(store)]).toEqual([true, 'the log and put later'])
    unload()
    expect(shelf.has(store)).toBe(false)
  })

  test('behavior: the container comes once, however many ask for it', async () => {
    const shelf = new Shelf()
    const [one, other] = await Promise.all([shelf.prepare(), shelf.prepare()])
    expect(one).toBe(other)
    expect(await shelf.prepare()).toBe(one)
  })
})
