import { kernelKey } from './kernel-key.js'
import { fakePorts, noLeaks, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { plugin } from '../testing/plugin-page.js'
import type { PluginManifest } from './core/plugins/manifest.js'
import { storedItems } from './product/storage/items.js'
import { connected, page } from '../testing/kernel-page.js'

beforeAll(lateParts)

describe('destroy', () => {
  const leaky = (index: number): PluginManifest =>
    plugin(
      `feature.p${index}`,
      { loadOn: ['start'] },
      {
        start: (scope) => {
          scope.get(kernelKey('storage'))
          scope.get(kernelKey('families'))
        },
      },
    )

  test('default: leaves no timer, listener, subscription or port behind', async () => {
    const { kernel, ports } = await connected(
      { endpoints: { wallet: 'https://wallet.example' } },
      Array.from({ length: 20 }, (_, index) => leaky(index)),
    )
    ports.fetch.route('wallet.example', 'hang')
    kernel.toasts.show({ variant: 'success', message: 'hello' })
    kernel.storage.item(storedItems['recent-wallets']).watch(() => undefined)
    await kernel.destroy()
    await settled()
    expect(ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: in the middle of the start', async () => {
    const { kernel, ports } = page([plugin('feature.a', { loadOn: ['start'], load: () => new Promise(() => undefined) })], {
      endpoints: { wallet: 'https://wallet.example' },
    })
    ports.fetch.route('wallet.example', 'hang')
    void kernel.start()
    await settled()
    await kernel.destroy()
    await settled()
    expect(ports.leaks()).toEqual(noLeaks)
    expect(ports.log.messages('error')).toEqual([])
    await kernel.ready
  })

  test('behavior: is done when the call returns, unless a plugin needs a moment', async () => {
    const { kernel, ports } = page()
    await kernel.start()
    void kernel.destroy()
    expect(ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: a plugin that never ends keeps it for 1 s at most', async () => {
    const hangs = plugin('feature.a', { loadOn: ['start'] }, { start: (scope) => scope.onStop(() => new Promise<void>(() => undefined)) })
    const { kernel, ports } = page([hangs])
    await kernel.start()
    const ended = kernel.destroy()
    await ports.clock.settle(1_000)
    await ended
    expect(ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: once is enough', async () => {
    const { kernel } = page()
    expect(kernel.destroy()).toBe(kernel.destroy())
    await kernel.destroy()
  })

  test('behavior: what comes later is refused by name, or does nothing', async () => {
    const { kernel, ports } = page([plugin('feature.a')])
    await kernel.start()
    await kernel.destroy()
    const refused = (operation: string): string => `${operation}: this kernel was destroyed.`
    expect(() => kernel.start()).toThrow(refused('start'))
    expect(() => kernel.get(kernelKey('families'))).toThrow(expect.objectContaining({ remedy: 'Make a new one with createKernel.' }))
    await expect(kernel.plugins.register(plugin('feature.b'))).rejects.toThrow(refused('plugins.register'))
    await expect(kernel.plugins.activate('feature.a')).rejects.toThrow(refused('plugins.activate'))
    kernel.toasts.show({ variant: 'error', message: 'late' })
    kernel.toasts.show({ variant: 'error', message: 'later' })
    kernel.storage.item(storedItems['recent-wallets']).watch(() => undefined)
    await kernel.modal.open()
    await kernel.modal.requestClose()
    kernel.events.publish('modal:opened', { view: 'Connect' })
    await settled()
    expect(ports.leaks()).toEqual(noLeaks)
  })
})

describe('destroy where the machine refuses', () => {
  test.each(['before the start', 'later'])('behavior: storage is denied %s: nothing is left behind', async (moment) => {
    const ports = fakePorts()
    ports.storage.denied = moment === 'before the start'
    const { kernel } = await connected({}, [], ports)
    kernel.toasts.show({ variant: 'success', message: 'hello' })
    ports.storage.denied = true
    await kernel.destroy()
    await kernel.ready
    expect(ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: no port takes its listeners back: the others are left, and the end is told', async () => {
    const ports = fakePorts()
    const stubborn = (): never => {
      throw new Error('no')
    }
    const { kernel } = await connected({}, [], { ...ports, device: { ...ports.device, watch: () => stubborn } })
    await kernel.destroy()
    await kernel.ready
    expect(ports.leaks()).toEqual(noLeaks)
    expect(ports.log.messages('error')).toContain('A part of the page did not end')
  })

  test('behavior: the channel to other tabs does not close: everything else ends', async () => {
    const ports = fakePorts()
    const close = (): never => {
      throw new Error('no')
    }
    const { kernel } = await connected({}, [], { ...ports, tabs: { ...ports.tabs, close } })
    await kernel.destroy()
    expect(ports.leaks()).toEqual({ ...noLeaks, channels: 1 })
  })
})
