import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createKernel } from '../../create-kernel.js'
import { fakePorts } from '@billfold/test/fakes'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }

test('default: services are told the version of this package, unless the host has one of its own', async () => {
  const sent = async (input: object): Promise<string | undefined> => {
    const ports = fakePorts()
    ports.fetch.route('/appkit/v1/config', { json: { features: [] } })
    const kernel = createKernel(ports, [], { projectId: 'p', networks: [], endpoints: { wallet: 'https://wallet.example' }, ...input })
    await kernel.start()
    await expect.poll(() => ports.fetch.requests.length).toBeGreaterThan(0)
    await kernel.destroy()
    return ports.fetch.requests[0]?.query['sv']
  }
  expect(await sent({})).toBe(version)
  expect(await sent({ sdkVersion: 'html-1.2.3' })).toBe('html-1.2.3')
})
