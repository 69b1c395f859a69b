import type { ChainNamespace, NetworkInput, PluginManifest } from '@billfold/kernel'
import type { TestWallet } from '@billfold/test-wallets'

import type { LocalNodes } from '../world/local-world.js'

/** A wallet of any family that lives in a page. */
export type AnyTestWallet = TestWallet<{ readonly method: string }>

/** A family of chains as the pages of the playground and of the flows have it. */
export interface PlaygroundFamily<
  Options extends { readonly name: string } = { readonly name: string },
  Wallet extends AnyTestWallet = AnyTestWallet,
> {
  readonly namespace: ChainNamespace
  /** What people call it. */
  readonly title: string
  /** The folder of its plugin. */
  readonly folder: string
  manifest(): PluginManifest
  /** Its networks as an app lists them: those whose node runs. */
  networks(nodes: LocalNodes): readonly NetworkInput[]
  /** The wallets of the playground. */
  readonly wallets: readonly Options[]
  /** Leaves a wallet in the page. Its code, the keys and the SDKs, arrives with the first one. */
  createWallet(options: Options, nodes: LocalNodes): Promise<Wallet>
}
