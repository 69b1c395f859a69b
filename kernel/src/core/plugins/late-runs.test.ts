import { fakePorts } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'
import { type MakeRuns, plugin, pluginPage } from '../../../testing/plugin-page.js'
import { createKernel } from '../../create-kernel.js'

const lost = (): Promise<MakeRuns> => Promise.reject(new Error('Failed to fetch'))

test('behavior: what runs plugins is asked for twice, then the plugin fails with a clear error, and a retry works', async () => {
  let isLost = true
  const fetchRuns = vi.fn((lives: MakeRuns) => (isLost ? lost() : Promise.resolve(lives)))
  const start = vi.fn()
  const { host, clock, state, log, told } = pluginPage({ manifests: [plugin('feature.a', {}, { start })], fetchRuns })
  const activated = host.activate('feature.a')
  await clock.settle()
  expect(log.messages('warn')).toEqual(['The code for plugins did not arrive and is asked for once more'])
  await clock.settle(1_000)
  await expect(activated).rejects.toMatchObject({ code: 'kernel/not-arrived', remedy: 'Check the connection and reload the page.' })
  expect(fetchRuns).toHaveBeenCalledTimes(2)
  expect(state('feature.a')).toBe('failed: The code for plugins could not be loaded.')
  expect(told).toEqual([{ name: 'plugin:failed', payload: { id: 'feature.a', reason: 'The code for plugins could not be loaded.' } }])

  isLost = false
  await host.activate('feature.a')
  expect(start).toHaveBeenCalledOnce()
  expect(state('feature.a')).toBe('active')
})

test('behavior: what never arrives is not waited for without end', async () => {
  const { host, clock } = pluginPage({ manifests: [plugin('feature.a')], fetchRuns: () => new Promise(() => undefined) })
  const activated = host.activate('feature.a')
  await clock.settle(21_000)
  await expect(activated).rejects.toMatchObject({ code: 'kernel/not-arrived', cause: { message: 'nothing came within 10000 ms' } })
  expect(clock.pending).toBe(0)
})

test('behavior: it arrives ahead of what opening loads, and when nothing else is to be done', async () => {
  const fetchRuns = vi.fn((lives: MakeRuns) => Promise.resolve(lives))
  const { host } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'] })], fetchRuns })
  host.warm('start')
  await host.fire('start')
  expect(fetchRuns).not.toHaveBeenCalled()
  host.warm('open')
  expect(fetchRuns).toHaveBeenCalledOnce()

  const idle = vi.fn((lives: MakeRuns) => Promise.resolve(lives))
  await pluginPage({ fetchRuns: idle }).host.fire('idle')
  expect(idle).toHaveBeenCalledOnce()
})

test('behavior: ahead of time nobody hears that it was lost but the log', async () => {
  const { host, log, state, clock } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'] })], fetchRuns: lost })
  host.warm('open')
  await clock.settle(1_000)
  expect(log.messages('error')).toEqual([])
  expect(state('feature.a')).toBe('registered')
})

test('behavior: a moment resolves when what loads with it has settled, also before it is there', async () => {
  const { host, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'] })], fetchRuns: async (lives) => lives })
  await host.fire('open')
  expect(state('feature.a')).toBe('active')
})

test('behavior: a plugin that is stopped while it waits for it is started by nobody', async () => {
  const start = vi.fn()
  const kernel = createKernel(fakePorts(), [plugin('feature.a', {}, { start })], { networks: [] })
  const activated = kernel.plugins.activate('feature.a')
  await kernel.plugins.deactivate('feature.a')
  await expect(activated).rejects.toMatchObject({ code: 'plugin/stopped' })
  await vi.dynamicImportSettled()
  expect(start).not.toHaveBeenCalled()
  expect(kernel.plugins.status('feature.a')?.state).toBe('registered')
})

test('behavior: a plugin that is taken out while it waits for it is gone at once', async () => {
  const start = vi.fn()
  const { host } = pluginPage({ manifests: [plugin('feature.a', {}, { start })], fetchRuns: async (lives) => lives })
  const activated = host.activate('feature.a')
  const gone = host.unregister('feature.a')
  expect(host.list).toEqual([])
  await gone
  await expect(activated).rejects.toMatchObject({ code: 'plugin/unknown' })
  expect(start).not.toHaveBeenCalled()
})

test('behavior: after the end nothing begins, and nobody is told of it', async () => {
  const { host, told, log } = pluginPage({ manifests: [plugin('feature.a')], fetchRuns: async (lives) => lives })
  const activated = host.activate('feature.a')
  void host.dispose()
  await expect(activated).rejects.toMatchObject({ code: 'kernel/destroyed' })
  expect(host.runs.value).toBeUndefined()
  expect([told, log.messages('error')]).toEqual([[], []])
})
