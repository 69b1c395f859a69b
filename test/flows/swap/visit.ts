import { alice, evmContracts } from '@billfold/local-chains/evm/seed'
import { type Hex, type PublicClient, createPublicClient, erc20Abi, http } from 'viem'
import { inject } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { pressArmed } from '../harness/press-armed.js'

interface Token {
  readonly address: Hex
}

/** How much somebody has of a token. */
export function held({ address }: Token, owner: Hex = alice.address): Promise<bigint> {
  return chain().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

/** How much of somebody's token the router may take. */
export function allowed({ address }: Token, owner: Hex = alice.address): Promise<bigint> {
  return chain().readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [owner, evmContracts.router] })
}

/** Presses the yes, once the network has tried what it is about, until the modal says what goes on. */
export async function press(host: HostFlow, name: string, asking: RegExp): Promise<void> {
  const yes = host.modal.getByRole('button', { name })
  await yes.and(host.modal.locator(':not([aria-disabled])')).waitFor()
  await pressArmed(host, yes, () => host.modal.getByText(asking).first().isVisible())
}

/** A swap as a host opens it. */
export interface OpenedSwap {
  readonly fromToken: string
  readonly toToken: string
  readonly amount: string
}

/** Connects, and opens the modal with a swap. */
export async function openSwap(host: HostFlow, swap: OpenedSwap): Promise<void> {
  await host.connect('Tern')
  await host.page.evaluate((given) => void window.flow?.handles[0]?.open({ arguments: { swap: given } }), swap)
  await host.modal.getByRole('heading', { name: 'Swap' }).waitFor()
}

function chain(): PublicClient {
  return createPublicClient({ transport: http(inject('flows').chains[31_337]) })
}
