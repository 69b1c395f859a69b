import { alice, evmTokens } from '@billfold/local-chains/evm/seed'
import type { Key } from '@billfold/kernel'
import type { Swaps } from '@billfold/swap/contract'
import { createPublicClient, erc20Abi, http } from 'viem'
import { expect, inject, test } from 'vitest'

import { useHost } from '../harness/use-host.js'

declare global {
  interface Window {
    swaps?: Swaps
  }
}

const openHost = useHost()

const held = (): Promise<bigint> =>
  createPublicClient({ transport: http(inject('flows').chains[31_337]) }).readContract({
    address: evmTokens.usdc.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [alice.address],
  })

test('default: a page of one’s own swaps: filled in, quoted, reviewed and approved in the wallet, and no dialog stands', async () => {
  const host = await openHost()
  await host.connect('Tern')
  await host.page.evaluate(async () => {
    const swaps = await window.flow?.handles[0]?.load('swap.swaps' as Key<Swaps>)
    if (swaps === undefined) throw new Error('Nothing swaps here')
    window.swaps = swaps
    await swaps.prepare()
    swaps.fillIn({ fromToken: 'ETH', toToken: 'USDC', amount: '0.25', slippage: 2 })
  })
  const state = (): Promise<unknown> =>
    host.page.evaluate(() => {
      const { swaps } = window
      return [swaps?.problem, swaps?.reviewed?.phase, swaps?.reviewed?.next]
    })
  await expect.poll(state).toEqual([undefined, undefined, undefined])
  await host.page.evaluate(() => void window.swaps?.startReview())
  await expect.poll(state).toEqual([undefined, 'ready', 'swap'])
  const before = await held()
  const hash = host.page.evaluate(() => window.swaps?.approve())
  await host.approve('Tern')
  expect(await hash).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await held()) - before).toBeGreaterThan(700_000_000n)
  await expect(host.modal.count()).resolves.toBe(0)
})
