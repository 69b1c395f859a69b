import type { BillfoldSnapshot } from '@billfold/ui'
import type { Address } from 'viem'

/** Who is connected in the EVM family, as wagmi asks for it. */
export interface EvmState {
  /** The one in use first. */
  readonly accounts: readonly [Address, ...Address[]]
  readonly chainId: number
}

/** Reads who is connected in the EVM family; undefined while nobody is, or on a network that has no number. */
export function evmState({ families, connections }: BillfoldSnapshot): EvmState | undefined {
  const family = families['eip155']
  const { address, status } = family?.account ?? {}
  const chainId = Number(family?.network.caipNetwork?.id)
  if (status !== 'connected' || address === undefined || !Number.isInteger(chainId)) return undefined
  const own = connections.find(
    ({ namespace, accounts }) => namespace === 'eip155' && accounts.some((account) => account.address === address),
  )
  const others = (own?.accounts ?? []).map((account) => account.address).filter((other) => other !== address)
  return { accounts: [address, ...others] as [Address, ...Address[]], chainId }
}

/** Whether two states are the same to whoever uses them. */
export function isSameState(one: EvmState | undefined, other: EvmState | undefined): boolean {
  return one?.chainId === other?.chainId && one?.accounts.join(' ') === other?.accounts.join(' ')
}
