import { createKernel } from '@billfold/kernel'
import { type FakeAnswer, type FakePorts, fakePorts } from '@billfold/test/fakes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { telemetry } from './manifest.js'
import { isOlder } from './version-banner.js'

interface Visit {
  readonly ports?: FakePorts
  readonly answer?: FakeAnswer
  readonly debug?: boolean
  readonly endpoints?: { readonly packageRegistry?: string }
  readonly sdkVersion?: string
}

/** A visit of a developer: what the log says, and how often the registry was asked. */
async function visit({
  ports = fakePorts(),
  answer = { json: { version: '1.4.0', name: '@billfold/ui' } },
  debug = true,
  endpoints = { packageRegistry: 'https://registry.example' },
  sdkVersion = '1.3.9',
}: Visit = {}): Promise<{ readonly warnings: readonly string[]; readonly asked: number }> {
  ports.fetch.route('/latest', answer)
  const kernel = createKernel(ports, [telemetry()], { projectId: 'p', networks: [], logLevel: 'warn', debug, endpoints, sdkVersion })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('feature.telemetry')
  await vi.dynamicImportSettled()
  await ports.clock.settle()
  return {
    warnings: ports.log.lines
      .filter(({ level, message }) => level === 'warn' && message.includes('outdated'))
      .map(({ message }) => message),
    asked: ports.fetch.requests.filter(({ path }) => path.endsWith('/latest')).length,
  }
}

test('default: in development an outdated version logs a warning', async () => {
  expect((await visit()).warnings).toEqual([expect.stringContaining('Billfold 1.3.9 is outdated: 1.4.0 is out.')])
})

test.each<[string, Visit, asked: number]>([
  ['in production nobody is asked', { debug: false }, 0],
  ['without an endpoint nobody is asked', { endpoints: {} }, 0],
  ['it is the newest', { sdkVersion: '1.4.0' }, 1],
  ['it is newer', { sdkVersion: '2.0.0-next.1' }, 1],
  ['the registry fails', { answer: { status: 404 } }, 1],
  ['the registry answers nonsense', { answer: { json: { version: 5 } } }, 1],
])('behavior: silent when %s', async (_, options, asked) => expect(await visit(options)).toEqual({ warnings: [], asked }))

test('behavior: the latest version is asked for once in seven days', async () => {
  const ports = fakePorts()
  await visit({ ports })
  const second = await visit({ ports })
  expect([second.asked, second.warnings.length]).toEqual([1, 2])
  await ports.clock.settle(7 * 24 * 3_600_000)
  expect((await visit({ ports })).asked).toBe(2)
})

test.each([
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.10.0', true],
  ['1.9.9', '2.0.0', true],
  ['1.2.3', '1.2.3', false],
  ['2.0.0', '1.9.9', false],
  ['react-1.2.3', '1.2.4', true],
  ['source', '9.9.9', false],
])('isOlder: %s than %s: %s', (own, other, expected) => expect(isOlder(own, other)).toBe(expected))
