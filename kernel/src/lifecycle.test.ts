import { fakeNetwork, fakePorts, settled } from '@billfold/test/fakes'
import { afterEach, expect, test, vi } from 'vitest'
import type { PluginManifest } from './core/plugins/manifest.js'
import { createKernel } from './create-kernel.js'

afterEach(() => {
  vi.doUnmock('./product/features/project-config.js')
  vi.doUnmock('./wallets/engine/engine.js')
})

test("behavior: when the code that asks the project does not arrive, the host's own settings hold and the Server Error alert is raised", async () => {
  vi.doMock('./product/features/project-config.js', () => Promise.reject(new Error('Failed to fetch')))
  const ports = fakePorts()
  const kernel = createKernel(ports, [], {
    projectId: 'project',
    networks: [fakeNetwork('eip155')],
    endpoints: { wallet: 'https://wallet.example' },
    features: { email: false },
  })
  void kernel.start()
  await expect.poll(() => ports.clock.settle(1_000).then(() => kernel.features.isSettled)).toBe(true)
  await kernel.ready
  expect(kernel.features.isSettled).toBe(true)
  expect(kernel.features.isOn('email')).toBe(false)
  await expect.poll(() => ports.log.messages('error').join()).toContain('APKT009 Server Error')
  expect(ports.fetch.requests).toEqual([])
  await kernel.destroy()
})

test.each([
  ['an opening, whose wallets are drawn first', false, 500],
  ['a start that finds the modal open, which has the line to itself first', true, 2_000],
])('behavior: what asks wallets is fetched when nothing else is to be done after %s', async (_, isOpenBefore, time) => {
  const fetched = vi.fn()
  vi.doMock('./wallets/engine/engine.js', () => {
    fetched()
    return Promise.reject(new Error('Failed to fetch'))
  })
  const ports = fakePorts()
  const kernel = createKernel(ports, [], { projectId: 'project', networks: [fakeNetwork('eip155')] })
  if (isOpenBefore) await kernel.modal.open()
  await kernel.start()
  if (!isOpenBefore) await kernel.modal.open()
  await settled()
  await ports.clock.settle(time - 1)
  expect(fetched).not.toHaveBeenCalled()
  await ports.clock.settle(1)
  await expect.poll(() => fetched).toHaveBeenCalledOnce()
  await kernel.destroy()
})

test.each([
  ['one that is embedded: it stands in the page', true],
  ['one that is not: nobody has opened it', false],
])('behavior: what a modal is to show is loaded at the start of %s', async (_, isEmbedded) => {
  const load = vi.fn(() => Promise.resolve({}))
  const finder = { id: 'chain.found', contract: 1, version: '1.0.0', loadOn: ['open'], load } satisfies PluginManifest
  const kernel = createKernel(fakePorts(), [finder], { projectId: 'project', networks: [fakeNetwork('eip155')], isEmbedded })
  await kernel.start()
  expect(load).toHaveBeenCalledTimes(isEmbedded ? 1 : 0)
  await kernel.destroy()
})
