import { createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { eip155 } from './manifest.js'

test('default: its default account type is smartAccount, before its code is loaded', async () => {
  const kernel = createKernel(fakePorts(), [eip155()], { networks: [fakeNetwork('eip155')] })
  expect(kernel.families.account('eip155')?.preferredAccountType).toBe('smartAccount')
  expect(kernel.plugins.status('chain.eip155')?.state).toBe('registered')
  await kernel.destroy()
})
