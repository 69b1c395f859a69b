import { expect, test } from 'vitest'
import { browserPorts } from '../browser/index.js'
import { pause } from '../src/core/abort.js'
import { TabLock } from './tab-lock.js'

/** A tab whose storage hears of nobody: only the lock of the browser keeps it from the others. */
function openDeaf(): TabLock {
  const { clock, page, uuid } = browserPorts()
  return new TabLock({
    name: 'test',
    stored: { read: () => undefined, write: () => undefined, remove: () => undefined },
    clock,
    uuid,
    page,
  })
}

test('default: tabs that begin at once run one after the other, however late storage tells', async () => {
  const said: string[] = []
  const run = (name: string) => async (): Promise<string> => {
    said.push(name)
    await pause(browserPorts().clock, 200)
    said.push(name)
    return name
  }
  const names = ['one', 'two', 'three']
  expect(await Promise.all(names.map((name) => openDeaf().run(run(name))))).toEqual(names)
  expect(said).toEqual(names.flatMap((name) => [name, name]))
})

test('behavior: a run that fails lets go, and who leaves is not waited for', async () => {
  const [failed] = await Promise.allSettled([openDeaf().run(() => Promise.reject(new Error('no')))])
  expect(failed).toEqual({ status: 'rejected', reason: new Error('no') })
  const held: { release?: () => void } = {}
  const first = openDeaf().run(() => new Promise<void>((resolve) => (held.release = resolve)))
  const ending = new AbortController()
  const left = Promise.allSettled([openDeaf().run(() => Promise.resolve('left'), ending.signal)])
  ending.abort(new Error('enough'))
  expect(await left).toEqual([{ status: 'rejected', reason: new Error('enough') }])
  await expect.poll(() => held.release).toBeDefined()
  held.release?.()
  await first
  expect(await openDeaf().run(() => Promise.resolve('next'))).toBe('next')
})
