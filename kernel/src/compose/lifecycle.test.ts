import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { afterEach, expect, test, vi } from 'vitest'
import { createKernel } from '../kernel.js'

afterEach(() => vi.doUnmock('../features/configure.js'))

test("behavior: when the code that asks the project does not arrive, the host's own settings hold and the Server Error alert is raised", async () => {
  vi.doMock('../features/configure.js', () => Promise.reject(new Error('Failed to fetch')))
  const ports = fakePorts()
  const kernel = createKernel(ports, [], {
    projectId: 'project',
    networks: [fakeNetwork('eip155')],
    endpoints: { wallet: 'https://wallet.example' },
    features: { email: false },
  })
  await kernel.start()
  expect(kernel.features.isSettled).toBe(true)
  expect(kernel.features.isOn('email')).toBe(false)
  expect(ports.log.messages('error').join()).toContain('APKT009 Server Error')
  expect(ports.fetch.requests).toEqual([])
  await kernel.destroy()
})
