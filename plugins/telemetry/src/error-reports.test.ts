import { BillfoldError, connectionError, createKernel, walletError } from '@billfold/kernel'
import { type FakePorts, fakeDevice, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { errorReporterKey } from './contract.js'
import { ErrorReports } from './error-reports.js'
import { telemetry } from './manifest.js'

const address = 'https://errors.example'

function setup(endpoints: { errorReports?: string } = { errorReports: address }): FakePorts & { reports: ErrorReports } {
  const ports = fakePorts()
  ports.fetch.route('/e', { json: {} })
  const options = { projectId: 'p', sdkType: 't', sdkVersion: 'v', networks: [], endpoints, logLevel: 'debug' } as const
  const { http, log } = createKernel(ports, [], options)
  return { ...ports, reports: new ErrorReports({ ...ports, http, log }) }
}

/** Waits for the code that sends calls, which is loaded with the first of them. */
async function arrived({ clock }: FakePorts): Promise<void> {
  await vi.dynamicImportSettled()
  await clock.settle()
}

function bodies({ fetch }: FakePorts): { readonly [field: string]: unknown }[] {
  return fetch.requests.map(({ body }) => JSON.parse(body ?? '') as { [field: string]: unknown })
}

describe('error reports: posted to an error endpoint', () => {
  test('default', async () => {
    const world = setup()
    world.reports.report(connectionError('connection/failed', { connectorId: 'x' }))
    await arrived(world)
    expect(world.fetch.requests[0]).toMatchObject({ method: 'POST', path: '/e', query: { projectId: 'p', st: 't', sv: 'v' } })
    expect(bodies(world)).toEqual([
      {
        eventId: '00000000-0000-4000-8000-000000000001',
        url: world.device.origin,
        domain: new URL(world.device.origin).hostname,
        timestamp: new Date(world.clock.now()).toISOString(),
        props: {
          type: 'error',
          event: 'INTERNAL_SDK_ERROR',
          errorType: 'connection/failed',
          errorMessage: 'Failed to connect',
        },
      },
    ])
  })

  test.each([
    ['http/offline', 'API_ERROR', new BillfoldError('http/offline', { endpoint: 'wallet', path: '/x' }, { message: 'x' })],
    ['http/malformed', 'DATA_PARSING_ERROR', new BillfoldError('http/malformed', { endpoint: 'wallet', path: '/x' }, { message: 'x' })],
    [
      'http/mismatch',
      'DATA_PARSING_ERROR',
      new BillfoldError('http/mismatch', { endpoint: 'wallet', path: '/x', field: 'a', expected: 'string' }, { message: 'x' }),
    ],
    ['anything else', 'INTERNAL_SDK_ERROR', new Error('x')],
  ])('behavior: %s is a %s', async (_, event, error) => {
    const world = setup()
    world.reports.report(error)
    await arrived(world)
    expect(bodies(world)[0]).toMatchObject({ props: { event } })
  })

  test('behavior: an endpoint that the host did not name is never contacted', async () => {
    const world = setup({})
    world.reports.report(new Error('x'))
    await arrived(world)
    expect(world.fetch.requests).toEqual([])
  })

  test("behavior: a person's own no is no error", async () => {
    const world = setup()
    world.reports.report(walletError('wallet/refused', {}))
    await arrived(world)
    expect(world.fetch.requests).toEqual([])
  })

  test('behavior: error reports are capped at 5 per 60 seconds, sliding', async () => {
    const world = setup()
    const report = async (times: number): Promise<number> => {
      for (let count = 0; count < times; count++) world.reports.report(new Error('x'))
      await arrived(world)
      return world.fetch.requests.length
    }
    expect(await report(2)).toBe(2)
    await world.clock.settle(30_000)
    expect(await report(9)).toBe(5)
    await world.clock.settle(29_999)
    expect(await report(9)).toBe(5)
    await world.clock.settle(1)
    expect(await report(9)).toBe(7)
  })

  test('behavior: a jump of the wall clock changes nothing about the cap', async () => {
    const world = setup()
    for (let count = 0; count < 5; count++) world.reports.report(new Error('x'))
    world.clock.jump(86_400_000)
    world.reports.report(new Error('x'))
    await arrived(world)
    expect(world.fetch.requests.length).toBe(5)
  })

  test('behavior: a report that is not taken is only logged, and not reported again', async () => {
    const world = setup()
    world.fetch.route('/e', { status: 500 })
    world.reports.report(new Error('x'))
    await arrived(world)
    expect(world.log.lines.map(({ level, message }) => [level, message])).toEqual([['debug', 'An error report was not taken']])
    expect(world.fetch.requests.length).toBe(1)
  })

  test('behavior: a page without an origin is still reported', async () => {
    const ports = fakePorts({ device: fakeDevice({ origin: 'null' }) })
    ports.fetch.route('/e', { json: {} })
    const kernel = createKernel(ports, [telemetry()], { projectId: 'p', networks: [], endpoints: { errorReports: address } })
    const reporter = await kernel.load(errorReporterKey)
    reporter.report('x')
    await expect.poll(() => ports.fetch.requests.length).toBe(1)
    await kernel.destroy()
    expect(bodies(ports)[0]).toMatchObject({ url: 'null', domain: 'null' })
  })
})
