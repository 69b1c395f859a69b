import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../../../testing/late-parts.js'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { Http } from '../../core/http/http.js'
import { httpError } from '../../core/http/errors.js'
import { Log } from '../../core/log/log.js'
import { connectionError } from '../../wallets/errors/connection-errors.js'
import { ErrorReports } from './error-reports.js'
import { walletError } from '../../wallets/errors/wallet-refused.js'

beforeAll(lateParts)

const address = 'https://errors.example'

function setup(endpoints: { errorReports?: string } = { errorReports: address }): FakePorts & { reports: ErrorReports } {
  const ports = fakePorts()
  ports.fetch.route('/e', { json: {} })
  const http = new Http({ ports, endpoints, projectId: 'p', sdkType: 't', sdkVersion: 'v' })
  return { ...ports, reports: new ErrorReports({ ...ports, http, log: new Log(ports.log, 'debug') }) }
}

function bodies({ fetch }: FakePorts): { readonly [field: string]: unknown }[] {
  return fetch.requests.map(({ body }) => JSON.parse(body ?? '') as { [field: string]: unknown })
}

describe('error reports: posted to an error endpoint', () => {
  test('default', async () => {
    const world = setup()
    world.reports.report(connectionError('connection/failed', { connectorId: 'x' }))
    await world.clock.settle()
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
    ['http/offline', 'API_ERROR', httpError('http/offline', { endpoint: 'wallet', path: '/x' })],
    ['http/malformed', 'DATA_PARSING_ERROR', httpError('http/malformed', { endpoint: 'wallet', path: '/x' })],
    ['http/mismatch', 'DATA_PARSING_ERROR', httpError('http/mismatch', { endpoint: 'wallet', path: '/x', field: 'a', expected: 'string' })],
    ['anything else', 'INTERNAL_SDK_ERROR', new Error('x')],
  ])('behavior: %s is a %s', async (_, event, error) => {
    const world = setup()
    world.reports.report(error)
    await world.clock.settle()
    expect(bodies(world)[0]).toMatchObject({ props: { event } })
  })

  test('behavior: an endpoint that the host did not name is never contacted', async () => {
    const world = setup({})
    world.reports.report(new Error('x'))
    await world.clock.settle()
    expect(world.fetch.requests).toEqual([])
  })

  test("behavior: a person's own no is no error", async () => {
    const world = setup()
    world.reports.report(walletError('wallet/refused', {}))
    await world.clock.settle()
    expect(world.fetch.requests).toEqual([])
  })

  test('behavior: error reports are capped at 5 per 60 seconds, sliding', async () => {
    const world = setup()
    const report = async (times: number): Promise<number> => {
      for (let count = 0; count < times; count++) world.reports.report(new Error('x'))
      await world.clock.settle()
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
    await world.clock.settle()
    expect(world.fetch.requests.length).toBe(5)
  })

  test('behavior: a report that is not taken is only logged, and not reported again', async () => {
    const world = setup()
    world.fetch.route('/e', { status: 500 })
    world.reports.report(new Error('x'))
    await world.clock.settle()
    expect(world.log.lines.map(({ level, message }) => [level, message])).toEqual([['debug', 'An error report was not taken']])
    expect(world.fetch.requests.length).toBe(1)
  })

  test('behavior: a page without an origin is still reported', async () => {
    const ports = fakePorts()
    ports.fetch.route('/e', { json: {} })
    const http = new Http({ ports, endpoints: { errorReports: address }, projectId: 'p', sdkType: 't', sdkVersion: 'v' })
    new ErrorReports({ ...ports, http, device: { origin: 'null' }, log: new Log(ports.log) }).report('x')
    await ports.clock.settle()
    expect(bodies(ports)[0]).toMatchObject({ url: 'null', domain: 'null' })
  })
})
