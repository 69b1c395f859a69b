import type { AccountState, ChainNamespace, ConnectionInfo, Network, NetworkState, ViewName } from '@billfold/kernel'
import type { ThemeMode, ThemeVariables } from '@billfold/ui/styles'

/** One chain family: account, network and provider are always those of one wallet. */
export interface FamilySnapshot {
  readonly namespace: ChainNamespace
  readonly account: AccountState
  readonly network: NetworkState
  /** The connected wallet's own provider. */
  readonly provider: unknown
}

/** What the kernel knows. It stays as it is at the start for as long as no kernel is needed. */
export interface KernelSnapshot {
  readonly isOpen: boolean
  /** The view that stands, or would stand, in the modal. */
  readonly view: ViewName
  readonly isLoading: boolean
  readonly activeNamespace: ChainNamespace | undefined
  /** The account in front. */
  readonly account: AccountState
  /** The network in use by the family in front. */
  readonly network: Network | undefined
  /** Every family that the host uses, by its name. */
  readonly families: Readonly<Record<string, FamilySnapshot>>
  readonly connections: readonly ConnectionInfo[]
}

/** How the modal looks and speaks. */
export interface LookSnapshot {
  readonly theme: ThemeMode
  readonly variables: ThemeVariables
  readonly locale: string
}

/** Everything that a host may show, at one moment. A part that did not change is the same object as before. */
export interface BillfoldSnapshot extends KernelSnapshot, LookSnapshot {
  /** What was connected is restored, or is known not to be. */
  readonly isReady: boolean
}

/** Before anything is known: what a server renders. */
export const blankSnapshot: BillfoldSnapshot = {
  isReady: false,
  isOpen: false,
  view: 'Connect',
  isLoading: false,
  activeNamespace: undefined,
  account: { caipAddress: undefined, address: undefined, status: 'disconnected' },
  network: undefined,
  families: {},
  connections: [],
  theme: 'dark',
  variables: {},
  locale: 'en',
}
