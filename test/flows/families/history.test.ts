import type { ChainNamespace } from '@billfold/kernel'
import { bitcoinChainId, gro, hauk } from '@billfold/local-chains/bitcoin/seed'
import { cosmosNetworkId, runa, tine } from '@billfold/local-chains/cosmos/seed'
import { polkadotChainId, vera, wim } from '@billfold/local-chains/polkadot/seed'
import { ana, ben, solanaChainId } from '@billfold/local-chains/solana/seed'
import { rosa, stacksChainId, tove } from '@billfold/local-chains/stacks/seed'
import { mara, pia, suiChainId } from '@billfold/local-chains/sui/seed'
import { expect, inject, test } from 'vitest'

import { connectFamily, familyHost, transfer } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()

/** A payment that a visitor makes, and how the history tells it. */
interface Payment {
  readonly namespace: ChainNamespace
  readonly wallet: string
  readonly chainId: string
  readonly from: string
  readonly to: string
  /** In the smallest unit, and as people write it. */
  readonly amount: string
  readonly told: string
  readonly symbol: string
}

const payments: readonly Payment[] = [
  {
    ...{ namespace: 'bip122', wallet: 'Grebe', chainId: bitcoinChainId, from: gro.address, to: hauk.address },
    ...{ amount: '23456', told: '0.00023456', symbol: 'BTC' },
  },
  {
    ...{ namespace: 'solana', wallet: 'Puffin', chainId: solanaChainId, from: ana.address, to: ben.address },
    ...{ amount: '2345678', told: '0.002345678', symbol: 'SOL' },
  },
  {
    ...{ namespace: 'sui', wallet: 'Dipper', chainId: suiChainId, from: mara.address, to: pia.address },
    ...{ amount: '23450000', told: '0.02345', symbol: 'SUI' },
  },
  {
    ...{ namespace: 'stacks', wallet: 'Skua', chainId: stacksChainId, from: rosa.address, to: tove.address },
    ...{ amount: '2345000', told: '2.345', symbol: 'STX' },
  },
  {
    ...{ namespace: 'polkadot', wallet: 'Murre', chainId: polkadotChainId, from: vera.address, to: wim.address },
    ...{ amount: '23450000000', told: '2.345', symbol: 'DOT' },
  },
  {
    ...{ namespace: 'cosmos', wallet: 'Petrel', chainId: cosmosNetworkId, from: runa.address, to: tine.address },
    ...{ amount: '23456', told: '0.023456', symbol: 'HBR' },
  },
]

/** What the cloud tells of a transaction to whoever looks at an account. */
async function toldTo(account: string, { chainId }: Payment, transaction: string): Promise<unknown> {
  const query = new URLSearchParams({ projectId: 'flows', chainId })
  const answer = await fetch(`${inject('flows').cloud}/v1/account/${account}/history?${query}`)
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] }
  return data.find(({ id }) => id.replace(/^0x/, '') === transaction.replace(/^0x/, ''))
}

test.each(payments)('default: $namespace: what was sent is in the history of both, by whom and to whom', async (payment) => {
  const { namespace, wallet, from, to, amount, told, symbol } = payment
  const host = await openHost(familyHost(namespace, [{ name: wallet }]))
  await connectFamily(host, wallet)
  const started = Date.now() - 1_000
  const sending = transfer(host, namespace, { to, amount })
  await host.approve(wallet)
  const { transaction = '', message } = await sending
  expect(message).toBeUndefined()
  const common = { chain: payment.chainId, status: 'confirmed', sentFrom: from, sentTo: to }
  const moved = { quantity: { numeric: told }, fungible_info: { symbol } }
  // Where transactions wait for a block, they are told before it comes, too.
  const confirmed = { metadata: { status: 'confirmed' } }
  await expect.poll(() => toldTo(from, payment, transaction)).toMatchObject(confirmed)
  const sent = await toldTo(from, payment, transaction)
  expect(sent).toMatchObject({ metadata: { ...common, operationType: 'send' }, transfers: [{ ...moved, direction: 'out' }] })
  expect(await toldTo(to, payment, transaction)).toMatchObject({
    metadata: { ...common, operationType: 'receive' },
    transfers: [{ ...moved, direction: 'in' }],
  })
  const { minedAt } = (sent as { readonly metadata: { readonly minedAt: string } }).metadata
  expect(Date.parse(minedAt)).toBeGreaterThan(started - 1_000)
})
