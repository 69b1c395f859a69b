import { fakeChain, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type Kernel, createKernel } from '../../create-kernel.js'

async function onEvm(run: (kernel: Kernel) => Promise<void> | void): Promise<void> {
  const kernel = createKernel(fakePorts(), [fakeChain('eip155')], { projectId: 'test', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  await run(kernel)
  await kernel.destroy()
}

describe('a family that comes while the page runs', () => {
  test('behavior: the first network of it enables the plugin that waits for one', () =>
    onEvm((kernel) => {
      void kernel.plugins.register(fakeChain('sui'))
      expect(kernel.plugins.status('chain.fake-sui')?.state).toBe('off')
      kernel.networks.add(fakeNetwork('sui'))
      expect(kernel.plugins.status('chain.fake-sui')?.state).not.toBe('off')
      expect(kernel.networks.isEnabled('sui')).toBe(true)
    }))

  test('behavior: a family that lost its last network can have one again', () =>
    onEvm((kernel) => {
      kernel.networks.remove('eip155', 1)
      kernel.networks.add(fakeNetwork('eip155'))
      expect(kernel.networks.isEnabled('eip155')).toBe(true)
    }))

  test('behavior: without a plugin that brings its adapter it is refused', () =>
    onEvm((kernel) => expect(() => kernel.networks.add(fakeNetwork('sui'))).toThrow("Adapter for namespace sui doesn't exist")))
})
