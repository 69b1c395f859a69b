import type { AccountState, ChainNamespace, ConnectionInfo, Network, NetworkState, ViewName } from '@billfold/kernel'
import type { ThemeMode, ThemeVariables } from '@billfold/ui/styles'

import { createBroadcast } from './broadcast.js'

/** One chain family: account, network and provider are always those of one wallet. */
export interface FamilySnapshot {
  readonly namespace: ChainNamespace
  readonly account: AccountState
  readonly network: NetworkState
  /** The connected wallet's own provider. */
  readonly provider: unknown
}

/** State of the kernel. It keeps its first values for as long as no kernel is needed. */
export interface KernelSnapshot {
  /** The modal stands. */
  readonly isOpen: boolean
  /** The view that stands, or would stand, in the modal. */
  readonly view: ViewName
  /** Something that was asked for is on its way. */
  readonly isLoading: boolean
  /** The family in front. */
  readonly activeNamespace: ChainNamespace | undefined
  /** The account in front. */
  readonly account: AccountState
  /** The network in use by the family in front. */
  readonly network: Network | undefined
  /** Every family that the host uses, by its name. */
  readonly families: Readonly<Record<string, FamilySnapshot>>
  /** The wallets that are connected. */
  readonly connections: readonly ConnectionInfo[]
}

/** Theme and language of the modal. */
export interface AppearanceSnapshot {
  /** The theme of the modal. */
  readonly theme: ThemeMode
  /** Its CSS values. */
  readonly variables: ThemeVariables
  /** Its language. */
  readonly locale: string
}

/** Everything that a host may show, at one moment. A part that did not change is the same object as before. */
export interface BillfoldSnapshot extends KernelSnapshot, AppearanceSnapshot {
  /** True once earlier connections are restored, or known not to come back. */
  readonly isReady: boolean
}

/** The snapshot before anything is known: a server renders it. */
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

/** Holds the snapshot that a host sees. */
export interface SnapshotStore {
  get(): BillfoldSnapshot
  /** Tells of every further snapshot. Returns the undo. */
  subscribe(listener: () => void): () => void
  update(part: Partial<BillfoldSnapshot>): void
  /** Drops all listeners. */
  clear(): void
}

/** Makes a store that holds the snapshot and tells its listeners of every further one. */
export function createSnapshotStore(snapshot: BillfoldSnapshot): SnapshotStore {
  const { add, tell, clear } = createBroadcast<void>()
  return {
    get: () => snapshot,
    subscribe: add,
    update(part) {
      const changes = Object.entries(part)
      // Without a part whoever draws something is to draw it again.
      if (changes.length > 0 && changes.every(([name, value]) => Object.is(snapshot[name as keyof BillfoldSnapshot], value))) return
      snapshot = { ...snapshot, ...part }
      tell()
    },
    clear,
  }
}
