import type { ChainAdapter } from '@billfold/kernel'
import { expect, test } from 'vitest'

import { Eip155Adapter } from '../adapter/eip155-adapter.js'
import { PairedProvider } from './paired-provider.js'
import { pairing } from './pairing.js'

test('default: the adapter of the family says how it is paired, and a line to a wallet becomes a provider', async () => {
  const adapter: ChainAdapter = new Eip155Adapter({} as ConstructorParameters<typeof Eip155Adapter>[0])
  expect(typeof adapter.pairing === 'function' && (await adapter.pairing())).toBe(pairing)
  expect(pairing.provider?.({} as never)).toBeInstanceOf(PairedProvider)
})
