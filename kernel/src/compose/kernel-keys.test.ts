import { fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { bindings } from '../../testing/kernel-keys.js'
import type { Token } from '../core/services/token.js'
import { createKernel } from '../kernel.js'
import type { KernelServices } from './kernel-services.js'

/** Of these a plugin gets a view of its own: only what its manifest declares, and undone when it stops. */
const narrowed: readonly string[] = ['http', 'storage', 'events', 'log', 'plugins', 'rpc']

test.each(Object.entries(bindings) as [keyof KernelServices, Token<unknown>][])('behavior: a plugin finds %s by %s', async (name, key) => {
  const found: unknown[] = []
  const kernel = createKernel(
    fakePorts(),
    [
      {
        id: 'feature.notes',
        contract: 1,
        loadOn: ['start'],
        load: async () => ({ start: (scope) => void found.push(scope.get(key)) }),
      },
    ],
    { projectId: 'abc', networks: [] },
  )
  await kernel.start()
  await expect.poll(() => found).toEqual([expect.any(Object)])
  expect(found[0] === kernel[name]).toBe(!narrowed.includes(name))
  await kernel.destroy()
})
