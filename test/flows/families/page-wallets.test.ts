import type { ChainNamespace } from '@billfold/kernel'
import { gro } from '@billfold/local-chains/bitcoin/seed'
import { rosa } from '@billfold/local-chains/stacks/seed'
import { type PageWalletOptions, type TestWallet, testWallet } from '../../playwright/index.js'
import { expect, test } from 'vitest'

import { families } from '../../../playground/families/families.js'
import { accountOf, connectedFamilies } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()
const everyFamily = Object.fromEntries(families.flatMap(({ namespace }) => (namespace === 'eip155' ? [] : [[namespace, []]])))

/** What the chains of this machine want otherwise than the main networks. */
const here: Readonly<Partial<Record<ChainNamespace, PageWalletOptions>>> = {
  bip122: { accounts: [gro.address], network: 'Regtest' },
  stacks: { accounts: [rosa.address] },
}

test.each(families)(
  'default: the wallet of a fixture, of $namespace, is refused, connected, found again and left',
  async ({ namespace }) => {
    const made: TestWallet[] = []
    const host = await openHost({
      ...{ wallets: [], families: everyFamily },
      prepare: async (page) => void made.push(await testWallet(page, { family: namespace as 'eip155', ...here[namespace] })),
    })
    const [wallet] = made
    if (wallet === undefined) throw new Error('There is no wallet')
    await wallet.connect(host.button)
    await wallet.reject()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await wallet.approve()
    await expect.poll(() => accountOf(host, namespace)).toBeDefined()
    await host.reload()
    await host.ready()
    await expect.poll(() => connectedFamilies(host)).toEqual([namespace])
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
  },
)
