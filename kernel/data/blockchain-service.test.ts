import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { createKernel, kernelKey } from '../src/index.js'
import { plugin } from '../testing/plugin-page.js'
import { BlockchainService } from './blockchain-service.js'

/** A page with two plugins that reach the service, each through its own view of the kernel. */
async function page() {
  const ports = fakePorts()
  const services: BlockchainService[] = []
  const reaching = (id: string) =>
    plugin(
      id,
      { reaches: [{ endpoint: 'blockchain' }] },
      { start: (scope) => void services.push(...[BlockchainService.of(scope.get(kernelKey('http')))].flatMap((found) => found ?? [])) },
    )
  const kernel = createKernel(ports, [reaching('feature.one'), reaching('feature.two')], {
    projectId: 'p',
    networks: [fakeNetwork('eip155')],
    endpoints: { blockchain: 'https://chain.example' },
  })
  await kernel.start()
  for (const id of ['feature.one', 'feature.two'] as const) await kernel.plugins.activate(id)
  const [one, two] = services
  if (one === undefined || two === undefined) throw new Error('both plugins have the service')
  return { ports, kernel, one, two }
}

test('default: the list of networks is fetched once, whoever asks and when', async () => {
  const { ports, kernel, one, two } = await page()
  ports.fetch.route('/v1/supported-chains', { json: { http: ['eip155:1', 7, null], ws: [] } })
  const known = [await one.supports('eip155:1'), await two.supports('eip155:1')]
  kernel.http.setClientId('later')
  expect([...known, await two.supports('eip155:2')]).toEqual([true, true, false])
  expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/v1/supported-chains'])
})

test.each([{ status: 500 }, { json: { http: 'none' } }, { text: '<html>' }])(
  'behavior: while the list cannot be had no network is known, and it is asked for again: %o',
  async (answer) => {
    const { ports, one, two } = await page()
    ports.fetch.route('/v1/supported-chains', answer, { json: { http: ['eip155:1'] } })
    expect([await one.supports('eip155:1'), await two.supports('eip155:1'), await one.supports('eip155:1')]).toEqual([false, true, true])
    expect(ports.fetch.requests).toHaveLength(2)
  },
)

test('behavior: without an endpoint there is no service', () => {
  expect(BlockchainService.of({ endpoint: () => undefined })).toBeUndefined()
})
