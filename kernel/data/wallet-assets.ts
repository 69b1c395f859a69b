import {
  type GenericSchema,
  array,
  check,
  finite,
  integer,
  minLength,
  minValue,
  number,
  picklist,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot'
import { isCaipNetworkId } from '../src/core/caip/is-caip-network-id.js'
import type { WalletAsset } from '../src/wallets/contract/asset.js'
import type { CaipNetworkId } from '../src/core/caip/ids.js'
import { objectOf } from '../src/core/validation/object-of.js'

/** Assets that a wallet says it holds, network by network. */
export type WalletAssets = Readonly<Record<CaipNetworkId, readonly WalletAsset[]>>

const walletAsset: GenericSchema<unknown, WalletAsset> = objectOf({
  address: string(),
  balance: pipe(string(), minLength(1)),
  type: picklist(['ERC20', 'NATIVE']),
  metadata: objectOf({
    name: string(),
    symbol: string(),
    decimals: pipe(number(), integer(), minValue(0)),
    price: pipe(number(), finite()),
    iconUrl: string(),
  }),
})

const walletAssets = record(
  pipe(
    string(),
    check((id) => isCaipNetworkId(id)),
  ),
  array(walletAsset),
)

/**
 * Reads what a wallet answered to `wallet_getAssets`: undefined unless every asset is complete, so that no total is built
 * from a part. Tokens of low quality are left out.
 */
export function readWalletAssets(answer: unknown): WalletAssets | undefined {
  try {
    const result = safeParse(walletAssets, answer)
    return result.success ? worthShowing(result.output) : undefined
  } catch {
    // The answer comes live from a wallet: a getter of it may throw, and then it says nothing.
    return undefined
  }
}

/** Tokens without decimals are most often spam. */
export function isLowQuality(decimals: string | number): boolean {
  return Number(decimals) === 0
}

function worthShowing(found: Readonly<Record<string, readonly WalletAsset[]>>): WalletAssets {
  const networks = Object.entries(found).map(([network, assets]) => [
    network,
    assets.filter(({ metadata }) => !isLowQuality(metadata.decimals)),
  ])
  return Object.fromEntries(networks) as WalletAssets
}
