import type { ChainNamespace } from '@billfold/kernel'
import { expect, test } from 'vitest'

import { connectFamily, familyHost } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()

const coins: readonly (readonly [ChainNamespace, wallet: string, prices: readonly string[]])[] = [
  ['polkadot', 'Murre', ['at $5.00', 'at $1.00']],
  ['bip122', 'Grebe', ['at $60,000.00']],
  ['cosmos', 'Petrel', ['at $8.00', 'at $0.50']],
  ['sui', 'Dipper', ['at $3.00']],
  ['stacks', 'Skua', ['at $2.00']],
]

test.each(coins)('default: %s: what the coin and its tokens are worth stands in the account', async (namespace, wallet, prices) => {
  const host = await openHost(familyHost(namespace, [{ name: wallet }]))
  await connectFamily(host, wallet)
  await host.open()
  for (const price of prices) await host.modal.getByText(price, { exact: true }).first().waitFor()
  await expect.poll(() => host.modal.getByText(/^\$[\d,]+\.\d\d$/).count()).toBeGreaterThan(1)
})
