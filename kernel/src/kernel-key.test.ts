import { fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { serviceNames } from '../testing/service-names.js'
import { createKernel } from './create-kernel.js'
import { kernelKey } from './kernel-key.js'

/** Of these a plugin gets a view of its own: only what its manifest declares, and undone when it stops. */
const narrowed: readonly string[] = ['http', 'storage', 'events', 'log', 'plugins', 'rpc']

test.each(serviceNames)('behavior: a plugin finds %s by its key', async (name) => {
  const found: unknown[] = []
  const kernel = createKernel(
    fakePorts(),
    [
      {
        id: 'feature.notes',
        contract: 1,
        loadOn: ['start'],
        load: async () => ({ start: (scope) => void found.push(scope.get(kernelKey(name))) }),
      },
    ],
    { projectId: 'abc', networks: [] },
  )
  await kernel.start()
  await expect.poll(() => found).toEqual([expect.any(Object)])
  expect(found[0] === kernel[name]).toBe(!narrowed.includes(name))
  await kernel.destroy()
})
