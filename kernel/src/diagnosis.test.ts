import { fakePorts } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'
import { plugin } from '../testing/plugin-page.js'
import { createKernel } from './create-kernel.js'

vi.mock('./diagnosis.js', () => Promise.reject(new Error('Failed to fetch')))

test('behavior: when the code that explains mistakes does not arrive, they are told by their codes', async () => {
  const ports = fakePorts()
  const kernel = createKernel(ports, [plugin('feature.a', { contract: 2 })], { projectId: 'project', networks: [], isEmbedded: 7 as never })
  void kernel.start()
  kernel.alerts.raise('APKT001')
  await expect.poll(() => ports.clock.settle(1_000).then(() => kernel.plugins.list.length)).toBe(1)
  await kernel.ready
  expect(kernel.plugins.list).toMatchObject([{ id: 'feature.a', state: 'failed', reason: 'plugin/wrong-contract' }])
  expect(ports.log.messages('error')).toEqual(expect.arrayContaining(['plugin/wrong-contract', 'APKT001, whose text did not arrive']))
  expect(ports.log.messages('warn')).toContain('Options that do not fit: 2')
  await kernel.destroy()
})
