import { describe, expect, test } from 'vitest'

import { openCloud } from '../../testing/open-cloud.js'
import { ask } from '../../testing/ask.js'
import type { CloudConfig } from '../config/config.js'
import type { MakePart } from '../part.js'
import { type Logger, createLogger } from './logger.js'

interface Line {
  readonly level: string
  readonly msg: string
  readonly requestId?: string
  readonly error?: { readonly message: string; readonly cause?: { readonly message: string } }
}

function written(config: Partial<CloudConfig> = {}): { readonly logger: Logger; lines(): readonly Line[] } {
  let text = ''
  const logger = createLogger({ logLevel: 'info', ...config }, { write: (line) => void (text += line) })
  const lines = (): readonly Line[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  return { logger, lines }
}

describe('createLogger', () => {
  test('default: a line is an object, a failure has its error with the cause, a warning has none', () => {
    const { logger, lines } = written()
    logger.log('It broke', new Error('outer', { cause: new Error('inner') }))
    logger.log('It is odd')
    logger.tell('It runs')
    expect(lines()).toMatchObject([
      { level: 'error', msg: 'It broke', error: { message: 'outer', cause: { message: 'inner' } } },
      { level: 'warn', msg: 'It is odd' },
      { level: 'info', msg: 'It runs' },
    ])
  })

  test('behavior: nothing secret of the configuration is in a line, wherever a library puts it', () => {
    const secrets = {
      databaseUrl: 'postgres://billfold:pass%2Fword-1@db.example/cloud',
      adminSecret: 'the admin says "hello"',
      metricsSecret: 'prometheus-knows-this',
      networks: [{ caipNetworkId: 'eip155:1', name: 'One', rpcUrl: 'https://node.example/v3/0123456789abcdef?apikey=query-key-1' }],
    } as unknown as Partial<CloudConfig>
    const { logger, lines } = written(secrets)
    for (const { rpcUrl } of secrets.networks ?? []) logger.log(`could not reach ${rpcUrl}`, new Error(`POST ${rpcUrl}`))
    logger.log(`${secrets.databaseUrl} pass/word-1 ${secrets.adminSecret} ${secrets.metricsSecret}`)
    const text = JSON.stringify(lines())
    for (const secret of ['pass%2Fword-1', 'pass/word-1', 'hello', 'prometheus-knows', '0123456789abcdef', 'query-key-1']) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('node.example/v3/[hidden]')
  })

  test('behavior: what happens while a call is answered has the id that the answer has; its address is not written', async () => {
    const { logger, lines } = written()
    const odd: MakePart = ({ log }) => ({
      routes: [
        {
          name: 'GET /odd/{account}',
          access: 'anybody',
          answer: () => {
            log('Something is odd')
            throw new Error('broken')
          },
        },
      ],
    })
    const cloud = await openCloud({}, { parts: [odd], log: logger.log, observer: logger.observer })
    const { headers } = await ask(cloud, '/odd/0xalice')
    const requestId = headers.get('x-request-id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(lines()).toMatchObject([
      { level: 'warn', msg: 'Something is odd', requestId },
      { level: 'error', msg: 'A route failed', requestId },
      { level: 'error', msg: 'A call failed', requestId, route: 'GET /odd/{account}', status: 500 },
    ])
    expect(JSON.stringify(lines())).not.toContain('0xalice')
  })

  test('behavior: a call has a line, unless it only looks whether the cloud is there', async () => {
    const { logger, lines } = written()
    const cloud = await openCloud({}, { log: logger.log, observer: logger.observer })
    for (const path of ['/healthz', '/readyz', '/getWallets']) await ask(cloud, path)
    expect(lines()).toMatchObject([{ level: 'info', msg: 'A call was answered', route: 'GET /getWallets', project: 'demo', status: 200 }])
  })

  test('behavior: a caller may name the id, unless it is long or has other signs in it', async () => {
    const cloud = await openCloud()
    const idFor = async (id: string): Promise<string | null> =>
      (await ask(cloud, '/getWallets', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idFor('from-a-proxy-1')).toBe('from-a-proxy-1')
    expect(await idFor('x'.repeat(65))).toMatch(/^[\w-]{36}$/)
    expect(await idFor('{"level":"error"}')).toMatch(/^[\w-]{36}$/)
  })
})
