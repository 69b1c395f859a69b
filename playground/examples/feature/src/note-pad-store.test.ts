import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type NotePad, notePadKey } from './contract.js'
import { notePad } from './manifest.js'

/** A page with the plugin loaded, and what its events said. */
async function opened(ports: FakePorts): Promise<{ kernel: Kernel; store: NotePad; told: unknown[] }> {
  const kernel = createKernel(ports, [notePad()], { projectId: 'test', networks: [] })
  const told: unknown[] = []
  kernel.events.on('note-pad:kept', (payload) => told.push(payload))
  return { kernel, store: await kernel.load(notePadKey), told }
}

describe('NotePadStore', () => {
  test('default: keeps notes, says so, and has them again after a reload', async () => {
    const ports = fakePorts()
    const { store, told } = await opened(ports)
    store.keep('first')
    store.keep('second')
    store.keep('  ')
    expect([store.notes, told]).toEqual([
      ['second', 'first'],
      [{ count: 1 }, { count: 2 }],
    ])
    expect((await opened(ports.twin())).store.notes).toEqual(['second', 'first'])
  })

  test('behavior: another tab shows what was kept here', async () => {
    const ports = fakePorts()
    const there = await opened(ports.twin())
    const here = await opened(ports)
    here.store.keep('from here')
    expect(there.store.notes).toEqual(['from here'])
    here.store.clear()
    expect([here.store.notes, there.store.notes]).toEqual([[], []])
  })

  test('behavior: a plugin that was unloaded follows no more', async () => {
    const ports = fakePorts()
    const there = await opened(ports.twin())
    const here = await opened(ports)
    await there.kernel.plugins.deactivate('feature.note-pad')
    here.store.keep('unheard')
    expect(there.store.notes).toEqual([])
  })
})
