import type { AssetQuery, ChainAdapter, Session } from '@billfold/kernel'
import { type WalletAssets, readWalletAssets } from '@billfold/kernel/data'
import { portfolioError } from '../errors.js'

export interface WalletGetAssets {
  readonly session: Session
  readonly adapter: ChainAdapter | undefined
  readonly query: AssetQuery
}

/** What the wallet itself says that it holds (`wallet_getAssets`), by network; undefined when any of it is not whole. */
export async function walletGetAssets({ session, adapter, query }: WalletGetAssets): Promise<WalletAssets | undefined> {
  if (adapter?.walletAssets === undefined) throw portfolioError('portfolio/adapter-required', { namespace: session.namespace })
  return readWalletAssets(await adapter.walletAssets(session, query))
}
