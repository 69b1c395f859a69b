/** A chain that a cloud reads, as its configuration names it. */
export interface CloudChain {
  readonly caipNetworkId: `${string}:${string}`
  readonly name: string
  readonly rpcUrl: string
  /** An index of the network, where nodes do not know what accounts did or collect. */
  readonly indexUrl?: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number; readonly denom?: string }
  /** Of the native currency, in US dollars. */
  readonly price: number
  /** Who carries out what smart accounts do, and pays for it. */
  readonly smartAccounts?: { readonly bundlerUrl: string; readonly paymasterUrl: string }
  readonly tokens: readonly {
    readonly address: string
    readonly name?: string
    readonly symbol?: string
    readonly decimals?: number
    readonly price?: number
    readonly pool?: string
  }[]
  /** The contracts through which tokens are swapped. */
  readonly convert?: { readonly router: `0x${string}`; readonly wrapped?: `0x${string}`; readonly permits?: boolean }
}

/** A chain of this machine. */
export interface LocalChain {
  /** The CAIP-2 id of its network. */
  readonly id: `${string}:${string}`
  /** What `npm start` calls it. */
  readonly name: string
  /** The usual port of its node. */
  readonly port: number
  /** Loads what runs it, where that is much. */
  load?(): Promise<unknown>
  start(at: { readonly port?: number }): Promise<RunningChain>
  /** The chain as a cloud is told of it; absent where the cloud does not read the family. */
  cloudChain?(running: RunningChain): CloudChain
}

/** A chain that runs, and where its node is. */
export interface RunningChain {
  readonly url: string
  /** The index of the chain, where it has one. */
  readonly indexUrl?: string
  /** Who carries out what smart accounts do, where there is somebody. */
  readonly bundlerUrl?: string
  stop(): Promise<unknown>
}
