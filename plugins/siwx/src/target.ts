import type { ChainNamespace, Families, Network, Session } from '@billfold/kernel'

/** The account in front, on its network. */
export interface SignInTarget {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: Network
  readonly session: Session
}

/** The account in front, where it is connected on a network that the page supports. */
export function targetOf(families: Pick<Families, 'active'>): SignInTarget | undefined {
  const { session, status } = families.active ?? {}
  if (status !== 'connected' || session?.network === undefined || session.network.isUnsupported === true) return undefined
  return { namespace: session.namespace, address: session.account.address, network: session.network, session }
}

/** The name of an account on its network. */
export function targetKey({ address, network }: Pick<SignInTarget, 'address' | 'network'>): string {
  return `${network.caipNetworkId}:${address}`
}
