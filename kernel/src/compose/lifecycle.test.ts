import { fakeNetwork, fakePorts, settled } from '@billfold/test/fakes'
import { afterEach, expect, test, vi } from 'vitest'
import { createKernel } from '../kernel.js'

afterEach(() => {
  vi.doUnmock('../features/configure.js')
  vi.doUnmock('../chains/create-deeds.js')
})

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

test.each([
  ['after an opening', false],
  ['after a start that finds the modal open', true],
])('behavior: what asks wallets is fetched when nothing else is to be done after what opening loads, %s', async (_, isOpenBefore) => {
  const fetched = vi.fn()
  vi.doMock('../chains/create-deeds.js', () => {
    fetched()
    return Promise.reject(new Error('Failed to fetch'))
  })
  const ports = fakePorts()
  const kernel = createKernel(ports, [], { networks: [fakeNetwork('eip155')] })
  if (isOpenBefore) await kernel.modal.open()
  await kernel.start()
  if (!isOpenBefore) await kernel.modal.open()
  await settled()
  expect(fetched).not.toHaveBeenCalled()
  ports.clock.advance(0)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await kernel.destroy()
})
