import { type Http, type Kernel, type PluginManifest, createKernel, kernelKey } from '@billfold/kernel'
import { type FakePorts, fakeNetwork, fakePorts, settled } from '@billfold/test/fakes'
import { unknown } from 'valibot'
import { describe, expect, test } from 'vitest'

import { type Devtools, type DevtoolsFault, devtoolsKey } from './contract.js'
import { devtools } from './manifest.js'

interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly tools: Devtools
  /** Asks a service for something, as a plugin. */
  ask(): Promise<unknown>
}

async function page(): Promise<Page> {
  let http: Pick<Http, 'endpoint'> | undefined
  const caller: PluginManifest = {
    id: 'feature.caller',
    contract: 1,
    version: '1.0.0',
    reaches: [{ endpoint: 'blockchain' }],
    loadOn: ['start'],
    load: () => Promise.resolve({ start: (scope) => void (http = scope.get(kernelKey('http'))) }),
  }
  const ports = fakePorts()
  ports.fetch.route('chain.example', { json: { a: 1 } })
  const kernel = createKernel(ports, [devtools(), caller], {
    projectId: 'p',
    networks: [fakeNetwork('eip155')],
    endpoints: { blockchain: 'https://chain.example' },
  })
  await kernel.start()
  const tools = await kernel.load(devtoolsKey)
  return { kernel, ports, tools, ask: async () => http?.endpoint('blockchain')?.get('/v1/price', { schema: unknown() }) }
}

describe('events', () => {
  test('default: each is noted, with what it carried', async () => {
    const { kernel, tools } = await page()
    await kernel.modal.open()
    const opened = tools.events.find(({ name }) => name === 'modal:opened')
    expect(opened?.payload).toBe(`{"view":"${kernel.router.view}"}`)
    tools.clear()
    expect(tools.events).toEqual([])
    await kernel.destroy()
  })

  test('behavior: of very many the newest 200 are kept', async () => {
    const { kernel, tools } = await page()
    for (let count = 0; count < 250; count++) kernel.events.publish('modal:closed', { view: 'Connect' } as never)
    expect(tools.events).toHaveLength(200)
    await kernel.destroy()
  })
})

describe('requests', () => {
  test('default: each is noted with its plugin, and with what became of it', async () => {
    const { kernel, ports, tools, ask } = await page()
    ports.clock.advance(5)
    const answer = ask()
    expect(tools.requests.map(({ owner, outcome }) => [owner, outcome])).toEqual([['feature.caller', 'waiting']])
    expect(await answer).toEqual({ a: 1 })
    expect(tools.requests).toMatchObject([{ method: 'GET', service: 'blockchain', path: '/v1/price', outcome: 'answered', took: 0 }])
    await kernel.destroy()
  })

  test('behavior: a failure is noted by its code', async () => {
    const { kernel, ports, tools, ask } = await page()
    ports.fetch.route('chain.example', { status: 404 })
    await expect(ask()).rejects.toThrow('404')
    expect(tools.requests[0]?.outcome).toBe('http/status')
    await kernel.destroy()
  })
})

describe('faults', () => {
  test.each<[DevtoolsFault, string]>([
    ['offline', 'http/unreachable'],
    ['busy', 'http/status'],
  ])('behavior: %s: the call fails, and nothing is sent', async (fault, code) => {
    const { kernel, ports, tools, ask } = await page()
    tools.setFault('feature.caller', fault)
    await expect(ask()).rejects.toMatchObject({ code })
    expect([ports.fetch.requests, tools.requests[0]?.outcome]).toEqual([[], code])
    tools.setFault('feature.caller', 'none')
    expect(await ask()).toEqual({ a: 1 })
    await kernel.destroy()
  })

  test('behavior: slow: it is sent 3 s later', async () => {
    const { kernel, ports, tools, ask } = await page()
    tools.setFault('feature.caller', 'slow')
    const answer = ask()
    await ports.clock.settle(2_999)
    expect(ports.fetch.requests).toEqual([])
    await ports.clock.settle(1)
    expect(await answer).toEqual({ a: 1 })
    expect(tools.requests[0]?.took).toBe(3_000)
    await kernel.destroy()
  })

  test('behavior: silent: nobody answers until the plugin stops', async () => {
    const { kernel, tools, ask } = await page()
    tools.setFault('feature.caller', 'silent')
    const answer = ask().catch((error: unknown) => String(error))
    await settled()
    expect(tools.requests[0]?.outcome).toBe('waiting')
    await kernel.destroy()
    expect(await answer).toContain('called off')
  })

  test('behavior: plugins that call somebody are listed', async () => {
    const { kernel, tools } = await page()
    expect(tools.owners).toEqual(['feature.caller'])
    await kernel.destroy()
  })
})

describe('moments', () => {
  test('default: the stores, each time they changed, with the event before', async () => {
    const { kernel, tools } = await page()
    const before = tools.moments.length
    expect(tools.moments[0]?.state).toMatchObject({ modal: { isOpen: false } })
    await kernel.modal.open()
    await settled()
    expect(tools.moments.length).toBeGreaterThan(before)
    expect(tools.moments.at(-1)?.state).toMatchObject({ modal: { isOpen: true }, router: { view: kernel.router.view } })
    tools.clear()
    expect(tools.moments).toHaveLength(1)
    await kernel.destroy()
  })
})

test('behavior: unregistered, it records nothing more, and its faults are over', async () => {
  const { kernel, tools, ask } = await page()
  tools.setFault('feature.caller', 'offline')
  await kernel.plugins.unregister('feature.devtools')
  expect(await ask()).toEqual({ a: 1 })
  expect(tools.requests).toEqual([])
  await kernel.destroy()
})
