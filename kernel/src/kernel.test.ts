import { chainsKey, connectorsKey, storageKey } from './compose/kernel-keys.js'
import { type FakePorts, fakeChain, fakeConnector, fakeNetwork, fakePorts, noLeaks, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { bindings } from '../testing/kernel-keys.js'
import { plugin, token } from '../testing/plugin-page.js'
import type { CloseGuard, SessionStep } from './contract/slot-items.js'
import { service } from './di/service.js'
import { multiWalletOff } from './chains/connections.js'
import { type Kernel, createKernel } from './kernel.js'
import type { KernelOptionsInput } from './options/options-input.js'
import type { PluginManifest, SlotEntry } from './plugin/manifest.js'
import { storedItems } from './storage/items.js'

beforeAll(lateParts)

interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly names: string[]
}

function page(manifests: readonly PluginManifest[] = [], options: Partial<KernelOptionsInput> = {}, ports = fakePorts()): Page {
  const kernel = createKernel(ports, manifests, {
    projectId: 'project',
    networks: [fakeNetwork('eip155'), fakeNetwork('solana')],
    ...options,
  })
  const names: string[] = []
  kernel.events.onAny(({ name }) => names.push(name))
  return { kernel, ports, names }
}

/** A connector plugin, and what a person does with it. */
function wallet(connector = fakeConnector({ chain: 'eip155' })): PluginManifest {
  return plugin(
    'connector.fake',
    { loadOn: ['open', 'namespace:eip155'] },
    { start: (scope) => scope.onStop(scope.get(connectorsKey).add(connector)) },
  )
}

async function connected(
  options: Partial<KernelOptionsInput> = {},
  extra: readonly PluginManifest[] = [],
  ports?: FakePorts,
  reached = fakeConnector({ chain: 'eip155' }),
): Promise<Page> {
  const made = page([fakeChain('eip155'), wallet(reached), ...extra], options, ports)
  await made.kernel.start()
  await made.kernel.modal.open()
  await settled()
  const [connector] = made.kernel.connectors.all
  await made.kernel.connections.connect(connector as never)
  await settled()
  return made
}

describe('createKernel', () => {
  test('default: acts on nothing before it starts', async () => {
    const load = vi.fn(async () => ({}))
    const { kernel, ports } = page([plugin('feature.a', { loadOn: ['start', 'idle'], load })], {
      endpoints: { wallet: 'https://wallet.example' },
    })
    await ports.clock.settle(10_000)
    expect(load).not.toHaveBeenCalled()
    expect(ports.fetch.requests).toEqual([])
    expect(kernel.plugins.list).toMatchObject([{ id: 'feature.a', state: 'registered' }])
    await kernel.destroy()
  })

  test('behavior: a missing projectId shows the Project ID Missing alert and leaves the page alone', async () => {
    const { kernel, ports } = page([], { projectId: '' })
    const alerts: unknown[] = []
    kernel.events.on('alert:raised', (alert) => alerts.push(alert))
    await kernel.start()
    expect(alerts).toEqual([{ code: 'APKT008', title: 'Project ID Missing' }])
    expect(ports.log.messages('error')[0]).toContain('APKT008 Project ID Missing')
  })

  test.each(['error', undefined])(
    'behavior: an option that does not fit is told at log level %s too, and has its default',
    async (logLevel) => {
      const { kernel, ports } = page([], { ...(logLevel && { logLevel: 'error' }), isEmbedded: 'yes' as never })
      await kernel.start()
      expect(kernel.options.isEmbedded).toBe(false)
      expect(ports.log.messages('warn').join()).toContain('isEmbedded')
    },
  )

  test('behavior: supplying both siweConfig and siwx is an error', () => {
    expect(() => page([], { siwx: {}, siweConfig: {} })).toThrow(/siwx/)
  })

  test('behavior: F59: a plugin that does not fit is listed, and the kernel stands', async () => {
    const { kernel } = page([plugin('feature.a', { contract: 2 }), undefined as never])
    await kernel.start()
    expect(kernel.plugins.list.map(({ state }) => state)).toEqual(['failed', 'failed'])
  })

  test('behavior: no list of plugins is no crash', () => {
    expect(page(undefined as never).kernel.plugins.list).toEqual([])
    expect(page('junk' as never).kernel.plugins.list).toMatchObject([{ state: 'failed' }])
  })

  test('behavior: what plugins add may be configured: features, endpoints, families', () => {
    const adds = plugin('feature.a', {
      namespaces: ['tezos' as never],
      addsFeatures: [{ key: 'gas' as never, kind: 'flag', fallback: true }],
      reaches: [{ endpoint: 'gasStation' as never }, { host: 'gas.example' }],
    })
    const { kernel, ports } = page([adds], {
      features: { gas: false } as never,
      endpoints: { gasStation: 'https://gas.example' } as never,
      networks: [fakeNetwork('tezos' as never)],
    })
    void kernel.start()
    expect(kernel.options.features).toEqual({ gas: false })
    expect(kernel.http.endpoint('gasStation' as never)).toBeDefined()
    expect(kernel.features.isOn('gas' as never)).toBe(false)
    expect(ports.log.lines).toEqual([])
  })

  test.each(Object.entries(bindings))('behavior: %s is found by its key', (name, key) => {
    const { kernel } = page()
    expect(kernel.get(key as never)).toBe(kernel[name as keyof Kernel])
  })

  test('behavior: has what its interface says, and nothing of its inside', () => {
    const { kernel } = page()
    expect(Object.keys(kernel).toSorted()).toEqual([...Object.keys(bindings), 'destroy', 'get', 'ready', 'start'].toSorted())
  })

  test.each(['ports', 'adapters', 'start', 'dispose'])('behavior: the inside, such as %s, has no key', (name) => {
    expect(() => page().kernel.get(`kernel.${name}` as never)).toThrow(`kernel.${name}`)
  })

  test('behavior: two kernels on one page do not meet', async () => {
    const key = token<object>('a')
    const manifest = plugin('feature.a', { provides: [key] }, { services: [service(key, [], () => ({}))] })
    const [one, two] = [page([manifest]).kernel, page([manifest]).kernel]
    await Promise.all([one.plugins.activate('feature.a'), two.plugins.activate('feature.a')])
    expect(one.get(key)).not.toBe(two.get(key))
    await one.destroy()
    expect(two.plugins.status('feature.a')?.state).toBe('active')
  })
})

describe('start', () => {
  test('default: loads the configuration, then checks the origin, then is ready', async () => {
    const { kernel, ports } = page([], { endpoints: { wallet: 'https://wallet.example' } })
    ports.fetch.route('/appkit/v1/config', {
      json: {
        features: [
          { id: 'multi_wallet', isEnabled: true, config: [] },
          { id: 'social_login', isEnabled: true, config: ['email'] },
        ],
      },
    })
    ports.fetch.route('/projects/v1/origins', { json: { allowedOrigins: ['https://app.example'] } })
    await kernel.start()
    expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/appkit/v1/config', '/projects/v1/origins'])
    expect(kernel.features.isSettled).toBe(true)
    expect(kernel.features.isOn('multiWallet')).toBe(true)
  })

  test('behavior: everybody who starts waits for the same', async () => {
    const { kernel } = page()
    expect(kernel.start()).toBe(kernel.ready)
    expect(kernel.start()).toBe(kernel.ready)
    await kernel.ready
  })

  test.each(['offline', 'broken', 'html'] as const)('behavior: ready never rejects: the network is %s', async (fault) => {
    const failing = plugin('feature.a', { loadOn: ['start'] }, { start: () => Promise.reject(new Error('mine')) })
    const { kernel, ports } = page([failing], { endpoints: { wallet: 'https://wallet.example' } })
    ports.fetch.route('wallet.example', fault)
    void kernel.start()
    await ports.clock.settle(60_000)
    await expect(kernel.ready).resolves.toBeUndefined()
    expect(kernel.plugins.status('feature.a')?.state).toBe('failed')
  })

  test('behavior: loads what waits for start, for a quiet moment, for the first opening', async () => {
    const { kernel, ports } = page([
      plugin('feature.start', { loadOn: ['start'] }),
      plugin('feature.idle', { loadOn: ['idle'] }),
      plugin('feature.open', { loadOn: ['open'] }),
    ])
    const active = (): readonly string[] => kernel.plugins.list.filter(({ state }) => state === 'active').map(({ id }) => id)
    await kernel.start()
    expect(active()).toEqual(['feature.start'])
    await ports.clock.settle()
    expect(active()).toEqual(['feature.start', 'feature.idle'])
    await kernel.modal.open()
    await settled()
    expect(active()).toEqual(['feature.start', 'feature.idle', 'feature.open'])
  })

  test('behavior: while the modal opens, what nobody waits for leaves the line to it', async () => {
    const { kernel, ports } = page([plugin('feature.idle', { loadOn: ['idle'] })])
    await kernel.modal.open()
    await kernel.start()
    await ports.clock.settle()
    expect(kernel.plugins.status('feature.idle')?.state).toBe('registered')
    await ports.clock.settle(2_000)
    expect(kernel.plugins.status('feature.idle')?.state).toBe('active')
  })

  test('behavior: a modal that was opened before counts', async () => {
    const { kernel } = page([plugin('feature.open', { loadOn: ['open'] })])
    await kernel.modal.open()
    await kernel.start()
    expect(kernel.plugins.status('feature.open')?.state).toBe('active')
  })

  test('behavior: loads the family that comes to the front, and the one that was connected', async () => {
    const family = plugin('feature.sol', { loadOn: ['namespace:solana'] })
    const { kernel, names } = await connected({}, [family, plugin('feature.evm', { loadOn: ['namespace:eip155'] })])
    expect(names).toContain('connection:connected')
    expect(kernel.plugins.status('feature.evm')?.state).toBe('active')
    expect(kernel.plugins.status('feature.sol')?.state).toBe('registered')
    kernel.chains.activate('solana')
    await settled()
    expect(kernel.plugins.status('feature.sol')?.state).toBe('active')
  })

  /** A visit that connected, and its end; the next one finds the same storage and the same wallet. */
  async function earlierVisit(): Promise<{ readonly storage: FakePorts['storage']; readonly manifests: readonly PluginManifest[] }> {
    const ports = fakePorts()
    const connector = fakeConnector({ chain: 'eip155' })
    const { kernel, names } = await connected({}, [], ports, connector)
    await kernel.destroy()
    expect(names).not.toContain('connection:disconnected')
    return { storage: ports.storage, manifests: [fakeChain('eip155'), wallet(connector)] }
  }

  test('behavior: restores what was connected: its family loads at start, and no other', async () => {
    const { storage, manifests } = await earlierVisit()
    const other = plugin('feature.sol', { loadOn: ['namespace:solana'] })
    const { kernel, names } = page([...manifests, other], {}, fakePorts({ storage }))
    await kernel.start()
    expect(names).toContain('connection:connected')
    expect(kernel.chains.activeCaipAddress).toMatch(/^eip155:1:/)
    expect(kernel.plugins.status('feature.sol')?.state).toBe('registered')
  })

  test('behavior: restores nothing when the host does not want it', async () => {
    const { storage, manifests } = await earlierVisit()
    const { kernel } = page(manifests, { reconnect: false }, fakePorts({ storage }))
    await kernel.start()
    expect(kernel.plugins.status('connector.fake')?.state).toBe('registered')
    expect(kernel.chains.activeCaipAddress).toBeUndefined()
  })
})

describe('what plugins give to the kernel', () => {
  test('default: the adapter of a family is loaded when it is needed', async () => {
    const { kernel } = page([fakeChain('eip155')])
    expect((await kernel.chains.needAdapter('eip155', 'test')).namespace).toBe('eip155')
    await expect(kernel.chains.needAdapter('solana', 'test')).rejects.toThrow('test: adapter not found')
    expect((await kernel.chains.needAdapter('eip155', 'test')).isAddress('0x1')).toBe(true)
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
      { services: [service(guardKey, [], () => ({ mayClose }))] },
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

  test('behavior: F62: a close guard that throws has no say, and the third time its plugin is off', async () => {
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
      { services: [service(stepKey, [], () => ({ isNeeded }))] },
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
      load: async () => ({ services: [service(stepKey, [], () => ({ isNeeded: () => true }))] }),
    })
    const { kernel, ports } = await connected({}, [broken])
    kernel.modal.close()
    await kernel.sessionSteps.run()
    await settled()
    expect(kernel.modal.isOpen).toBe(false)
    expect(ports.log.messages('error')).toContain('SwitchNetwork could not be opened')
  })

  test('behavior: F62: a step that fails is skipped and counted', async () => {
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

describe('the modal and the chains', () => {
  test('behavior: an unknown network is told by its alert, a failed switch by a toast', async () => {
    const { kernel } = page([fakeChain('eip155')], { debug: true })
    expect(await kernel.networkSwitch.switchTo('eip155:999')).toMatchObject({ status: 'failed' })
    expect(kernel.toasts.current?.variant).toBe('error')
  })

  test('behavior: a failed switch goes back one view, and the visitor is told what a host does not offer', async () => {
    const { kernel, ports } = await connected()
    await kernel.modal.open({ view: 'Account' })
    kernel.router.push('Networks')
    await kernel.networkSwitch.switchTo('eip155:999')
    expect(kernel.router.view).toBe('Account')
    kernel.connections.list('eip155')
    await ports.clock.settle(150)
    expect(kernel.toasts.current).toMatchObject({ variant: 'error', message: multiWalletOff })
  })

  test('behavior: choosing a network of another family opens the way there', async () => {
    const { kernel } = await connected()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect(kernel.router.view).toBe('SwitchActiveChain')
    kernel.modal.close()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect([kernel.modal.isOpen, kernel.router.view]).toEqual([true, 'SwitchActiveChain'])
  })

  test('behavior: opening for another family leads to a network switch', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ namespace: 'solana' })
    expect(kernel.router.view).toBe('SwitchNetwork')
    expect(kernel.router.data).toMatchObject({ network: { caipNetworkId: 'solana:1' } })
  })

  test('behavior: a list that was narrowed to a family is whole again when the modal opens for nobody in particular', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ namespace: 'solana' })
    expect(kernel.connectors.filter).toBe('solana')
    kernel.modal.close()
    kernel.connectors.narrow('solana')
    await kernel.modal.open()
    expect(kernel.connectors.filter).toBeUndefined()
  })

  test('behavior: without adapters, opening for another family makes it the active one', async () => {
    const { kernel } = page()
    await kernel.modal.open({ namespace: 'solana' })
    expect([kernel.chains.activeNamespace, kernel.router.view]).toEqual(['solana', 'ConnectingWalletConnectBasic'])
  })

  test('behavior: opening send asks for an address and a known network of the chain id', async () => {
    const send = { amount: '1', assetAddress: '0x1', namespace: 'eip155', chainId: 1, to: '0x2' } as const
    await expect(page().kernel.modal.open({ arguments: { send } })).rejects.toThrow('openSend: caipAddress not found')
    const { kernel } = await connected()
    await expect(kernel.modal.open({ arguments: { send: { ...send, chainId: 5 } } })).rejects.toThrow(
      'openSend: caipNetwork with chainId 5 not found',
    )
    await kernel.modal.open({ arguments: { send } })
    expect(kernel.router.view).toBe('WalletSend')
  })

  test('behavior: back with a single entry closes the modal, back to Connect shows Account', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ view: 'Connect' })
    kernel.router.push('Networks')
    kernel.router.back()
    expect(kernel.router.view).toBe('Account')
    kernel.router.back()
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: a disconnect closes the modal', async () => {
    const { kernel } = await connected()
    await kernel.modal.open()
    await kernel.connections.disconnect()
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: an embedded modal is always in view', async () => {
    const { kernel } = await connected({ isEmbedded: true })
    kernel.modal.close()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect(kernel.router.view).toBe('SwitchActiveChain')
  })

  test('behavior: leaving ConnectingFarcaster while not connected clears the Farcaster link and reloads the embedded wallet connector', async () => {
    const reload = vi.fn()
    const auth = Object.assign(fakeConnector({ chain: 'eip155', id: 'ID_AUTH', type: 'AUTH' }), { reload })
    const { kernel } = page([fakeChain('eip155'), wallet(auth)])
    await kernel.start()
    await kernel.modal.open()
    await settled()
    kernel.chains.active?.describe(undefined, { farcasterUrl: 'https://link.example' })
    kernel.router.push('ConnectingFarcaster')
    kernel.router.back()
    expect(kernel.chains.account()?.farcasterUrl).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('behavior: leaving ConnectingFarcaster while connected keeps the link', async () => {
    const { kernel } = await connected()
    const { active } = kernel.chains
    active?.describe(active.address, { farcasterUrl: 'https://link.example' })
    kernel.router.push('ConnectingFarcaster')
    kernel.router.back()
    expect(kernel.chains.account()?.farcasterUrl).toBe('https://link.example')
  })

  test('behavior: UnsupportedChain cannot be closed when the host wants it so', async () => {
    const { kernel } = page([fakeChain('eip155')], { unsupportedNetworkDismissible: false })
    await kernel.modal.open({ view: 'UnsupportedChain' })
    expect(await kernel.modal.requestClose()).toBe(false)
  })
})

describe('destroy', () => {
  const leaky = (index: number): PluginManifest =>
    plugin(
      `feature.p${index}`,
      { loadOn: ['start'] },
      {
        start: (scope) => {
          scope.get(storageKey)
          scope.get(chainsKey)
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
    kernel.storage.item(storedItems['recent-emails']).watch(() => undefined)
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

  test('behavior: F63: a plugin that never ends keeps it for 1 s at most', async () => {
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
    expect(() => kernel.get(chainsKey)).toThrow(expect.objectContaining({ remedy: 'Make a new one with createKernel.' }))
    expect(() => kernel.plugins.register(plugin('feature.b'))).toThrow(refused('plugins.register'))
    await expect(kernel.plugins.activate('feature.a')).rejects.toThrow(refused('plugins.activate'))
    kernel.toasts.show({ variant: 'error', message: 'late' })
    kernel.toasts.show({ variant: 'error', message: 'later' })
    kernel.storage.item(storedItems['recent-emails']).watch(() => undefined)
    await kernel.modal.open()
    await kernel.modal.requestClose()
    kernel.events.publish('modal:opened', { view: 'Connect' })
    await settled()
    expect(ports.leaks()).toEqual(noLeaks)
  })
})
