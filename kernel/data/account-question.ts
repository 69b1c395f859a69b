import type { Families } from '../src/wallets/state/families.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { Session } from '../src/wallets/contract/connection.js'

/** An account on a network, of which something is asked. */
export interface AccountQuestion {
  /** The CAIP-10 address. */
  readonly key: string
  readonly address: string
  readonly network: Network
  readonly session: Session
}

/** Reads the account in front; undefined while there is none, or its network is not one of the host's. */
export function activeQuestion({ active }: Pick<Families, 'active'>): AccountQuestion | undefined {
  const session = active?.session
  const network = active?.network
  if (session === undefined || network === undefined || network.isUnsupported === true) return undefined
  const { address } = session.account
  return { key: `${network.caipNetworkId}:${address}`, address, network, session }
}
