import { fakePorts } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'
import { plugin, pluginPage } from '../../testing/plugin-page.js'
import { createKernel } from '../kernel.js'
import type { StartPlugin } from './owner.js'

const lost = (): Promise<StartPlugin> => Promise.reject(new Error('Failed to fetch'))

test('behavior: what starts plugins is asked for twice, then the plugin fails with a clear error, and a retry works', async () => {
  let isLost = true
  const starter = vi.fn((arrived: StartPlugin) => (isLost ? lost() : Promise.resolve(arrived)))
  const start = vi.fn()
  const { host, clock, state, log } = pluginPage({ manifests: [plugin('feature.a', {}, { start })], starter })
  const activated = host.activate('feature.a')
  await clock.settle()
  expect(log.messages('warn')).toEqual(['feature.a could not be loaded and is tried once more'])
  await clock.settle(1_000)
  await expect(activated).rejects.toMatchObject({ code: 'plugin/not-loaded', remedy: 'Check the connection and reload the page.' })
  expect(starter).toHaveBeenCalledTimes(2)
  expect(start).not.toHaveBeenCalled()

  isLost = false
  await host.activate('feature.a')
  expect(start).toHaveBeenCalledOnce()
  expect(state('feature.a')).toBe('active')
})

test('behavior: it arrives ahead of what opening loads, and when nothing else is to be done', async () => {
  const starter = vi.fn((arrived: StartPlugin) => Promise.resolve(arrived))
  const { host } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'] })], starter })
  host.warm('start')
  expect(starter).not.toHaveBeenCalled()
  host.warm('open')
  expect(starter).toHaveBeenCalledOnce()
  await host.fire('idle')
  expect(starter).toHaveBeenCalledTimes(2)
})

test('behavior: ahead of time nobody hears that it was lost', async () => {
  const { host, log, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'] })], starter: lost })
  host.warm('open')
  await host.fire('idle')
  expect(log.lines).toEqual([])
  expect(state('feature.a')).toBe('registered')
})

test('behavior: a plugin that is stopped while it waits for it is started by nobody', async () => {
  const start = vi.fn()
  const kernel = createKernel(fakePorts(), [plugin('feature.a', {}, { start })], { networks: [] })
  const activated = kernel.plugins.activate('feature.a')
  await kernel.plugins.deactivate('feature.a')
  await expect(activated).rejects.toMatchObject({ code: 'plugin/stopped' })
  await vi.dynamicImportSettled()
  expect(start).not.toHaveBeenCalled()
})
