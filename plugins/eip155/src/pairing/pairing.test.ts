import { expect, test } from 'vitest'

import { createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { eip155AdapterKey } from '../contract.js'
import { eip155 } from '../manifest.js'
import { PairedProvider } from './paired-provider.js'
import { pairing } from './pairing.js'

test('default: the adapter of the family says how it is paired, and a line to a wallet becomes a provider', async () => {
  const kernel = createKernel(fakePorts(), [eip155()], { projectId: 'p', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  const adapter = await kernel.plugins.load(eip155AdapterKey)
  expect(typeof adapter.pairing === 'function' && (await adapter.pairing())).toBe(pairing)
  expect(pairing.provider?.({} as never)).toBeInstanceOf(PairedProvider)
  await kernel.destroy()
})
