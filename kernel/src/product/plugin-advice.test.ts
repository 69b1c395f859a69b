import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { PluginManifest } from '../core/plugins/manifest.js'
import { createKernel } from '../create-kernel.js'

const family = (namespace: string): PluginManifest =>
  ({
    ...({ id: 'chain.moss', contract: 1, namespaces: [namespace] } as const),
    load: async () => ({}),
  }) as PluginManifest

const entry = (view: string): PluginManifest => ({
  ...{ id: 'feature.notes', contract: 1 },
  slots: [{ slot: 'account.actions', order: 10, item: { id: 'notes', label: 'Notes', icon: 'info', view: view as 'Swap' } }],
  load: async () => ({}),
})

/** Says what the kernel told developers once it stands. */
async function told(...manifests: readonly PluginManifest[]): Promise<readonly string[]> {
  const ports = fakePorts()
  const kernel = createKernel(ports, manifests, { networks: [fakeNetwork('eip155')] })
  await kernel.plugins.runs.load()
  const lines = ports.log.messages('warn')
  await kernel.destroy()
  return lines
}

describe('what a plugin has for nothing', () => {
  test('behavior: a family without a network is told', async () => {
    expect(await told(family('sui'))).toEqual(["chain.moss takes no part: the page has no network of sui. Add one to 'networks'."])
    expect(await told(family('eip155'))).toEqual([])
  })

  test('behavior: an entry whose view nobody serves is told', async () => {
    expect(await told(entry('Nowhere'))).toEqual([
      "An entry of feature.notes in account.actions opens Nowhere, which no plugin serves. Name it in 'views' of a manifest.",
    ])
    expect(await told(entry('Account'))).toEqual([])
    expect(await told({ ...entry('Swap'), views: ['Swap'] })).toEqual([])
  })

  test('behavior: a plugin that comes later is told too, and each thing once', async () => {
    const ports = fakePorts()
    const kernel = createKernel(ports, [family('sui')], { networks: [fakeNetwork('eip155')] })
    await kernel.plugins.runs.load()
    await kernel.plugins.register(entry('Nowhere'))
    expect(ports.log.messages('warn')).toHaveLength(2)
    await kernel.destroy()
    expect(ports.leaks()).toEqual({ timers: 0, listeners: 0, channels: 0, requests: 0 })
  })
})
