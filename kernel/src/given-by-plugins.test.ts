import { fakeChain, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { plugin, token } from '../testing/plugin-page.js'
import type { CloseGuard, SessionStep } from './product/slot-items.js'
import { service } from './core/services/service.js'
import type { PluginManifest, SlotEntry } from './core/plugins/manifest.js'
import { connected, page } from '../testing/kernel-page.js'

beforeAll(lateParts)

describe('what plugins give to the kernel', () => {
  test('default: the adapter of a family is loaded when it is needed', async () => {
    const { kernel } = page([fakeChain('eip155')])
    expect((await kernel.families.needAdapter('eip155', 'test')).namespace).toBe('eip155')
    await expect(kernel.families.needAdapter('solana', 'test')).rejects.toThrow('test: adapter not found')
    expect((await kernel.families.needAdapter('eip155', 'test')).isAddress('0x1')).toBe(true)
  })

  test('behavior: without a chain plugin the first view pairs a wallet', async () => {
    const { kernel } = page()
    await kernel.modal.open()
    expect(kernel.router.view).toBe('ConnectingWalletConnectBasic')
    const other = page([fakeChain('eip155')]).kernel
    await other.modal.open()
    expect(other.router.view).toBe('Connect')
  })

  test('behavior: a view of a plugin can be shown, and is closed when the plugin goes', async () => {
    const probe = 'Tools' as 'Networks'
    const { kernel } = page([plugin('feature.a', { views: [probe] }, { views: { [probe]: { component: 1 } } })])
    kernel.router.push(probe)
    await kernel.views.load(probe)
    expect(kernel.router.view).toBe('Tools')
    await kernel.plugins.unregister('feature.a')
    expect(kernel.router.view).toBe('Connect')
    expect(() => kernel.router.push(probe)).toThrow(/Tools/)
  })

  test('behavior: its rpc methods are let through while it takes part', async () => {
    const methods: SlotEntry = { slot: 'rpc.methods', order: 10, item: { namespace: 'eip155', safe: ['probe_read'] } }
    const { kernel } = page([plugin('feature.a', { slots: [methods] })])
    expect(kernel.rpc.check('eip155', 'probe_read')).toBe('safe')
    await kernel.plugins.unregister('feature.a')
    expect(() => kernel.rpc.check('eip155', 'probe_read')).toThrow('Requested RPC call is not allowed')
  })

  const guardKey = token<CloseGuard>('a.guard')
  const guarding = (mayClose: CloseGuard['mayClose']): PluginManifest =>
    plugin(
      'feature.guard',
      { provides: [guardKey], slots: [{ slot: 'modal.close-guards', order: 10, item: { views: ['Connect'], guard: guardKey } }] },
      { services: [service(guardKey, {}, () => ({ mayClose }))] },
    )

  test('behavior: its close guard is asked while it runs', async () => {
    const { kernel } = page([fakeChain('eip155'), guarding(() => 'stay')])
    await kernel.modal.open()
    expect(await kernel.modal.requestClose()).toBe(true)
    await kernel.plugins.activate('feature.guard')
    await kernel.modal.open()
    expect(await kernel.modal.requestClose()).toBe(false)
    expect(kernel.modal.isShaking).toBe(true)
  })

  test('behavior: a close guard that throws has no say, and the third time its plugin is off', async () => {
    const { kernel } = page([
      fakeChain('eip155'),
      guarding(() => {
        throw new Error('mine')
      }),
    ])
    await kernel.plugins.activate('feature.guard')
    for (const _ of [1, 2, 3]) {
      await kernel.modal.open()
      expect(await kernel.modal.requestClose()).toBe(true)
    }
    expect(kernel.plugins.status('feature.guard')?.state).toBe('off')
  })

  const stepKey = token<SessionStep>('a.step')
  const stepping = (isNeeded: SessionStep['isNeeded']): PluginManifest =>
    plugin(
      'feature.step',
      { provides: [stepKey], slots: [{ slot: 'session.steps', order: 10, item: { view: 'SIWXSignMessage', step: stepKey } }] },
      { services: [service(stepKey, {}, () => ({ isNeeded }))] },
    )

  test('behavior: its step after connecting is loaded and asked, and opens its view', async () => {
    const { kernel } = await connected({}, [stepping(() => true)])
    expect(kernel.plugins.status('feature.step')?.state).toBe('active')
    expect(kernel.router.view).toBe('SIWXSignMessage')
  })

  test('behavior: its step opens the modal when that is closed', async () => {
    const { kernel } = await connected({}, [stepping(() => true)])
    kernel.modal.close()
    await kernel.sessionSteps.run()
    expect([kernel.modal.isOpen, kernel.router.view]).toEqual([true, 'SIWXSignMessage'])
  })

  test('behavior: a view that cannot be opened is logged only', async () => {
    const broken = plugin('feature.step', {
      provides: [stepKey],
      slots: [{ slot: 'session.steps', order: 10, item: { view: 'SwitchNetwork', step: stepKey } }],
      load: async () => ({ services: [service(stepKey, {}, () => ({ isNeeded: () => true }))] }),
    })
    const { kernel, ports } = await connected({}, [broken])
    kernel.modal.close()
    await kernel.sessionSteps.run()
    await settled()
    expect(kernel.modal.isOpen).toBe(false)
    expect(ports.log.messages('error')).toContain('SwitchNetwork could not be opened')
  })

  test('behavior: a step that fails is skipped and counted', async () => {
    const { kernel } = await connected({}, [stepping(() => Promise.reject(new Error('mine')))])
    for (const _ of [1, 2]) await kernel.sessionSteps.run()
    expect(kernel.plugins.status('feature.step')).toMatchObject({ state: 'off', reason: 'it failed 3 times, at last with: mine' })
  })

  test('behavior: multi-wallet follows the feature', async () => {
    const { kernel } = await connected({ features: { multiWallet: true }, debug: true })
    expect(kernel.connections.list('eip155')).toHaveLength(1)
    expect(kernel.toasts.current).toBeUndefined()
  })
})
