import { type AssetQuery, type CaipNetworkId, type WalletAsset, isBillfoldError } from '@billfold/kernel'
import { readWalletAssets } from '@billfold/kernel/data'
import { fieldOf, walletFailure } from '@billfold/kernel/family'
import { chainIdHex, readQuantity } from '../rpc/hex.js'
import { type WalletCapabilities, capabilityOn, readCapabilities } from './capabilities.js'
import { evmError } from '../errors.js'
import { type AskedSession, askSession } from './wallet-call.js'

type Assets = Readonly<Record<CaipNetworkId, readonly WalletAsset[]>>

/** Asks the wallet what it holds (ERC-7811), when it says that it can tell. */
export async function readAssets(session: AskedSession, { account, chainFilter }: AssetQuery): Promise<Assets> {
  const { connector, network } = session
  const wallet = connector.name
  const wanted = chainFilter ?? (network === undefined ? [] : [network.caipNetworkId])
  const references = wanted.map((id) => id.split(':')[1] ?? '')
  const capabilities = await capabilitiesOf(session)
  if (!references.every((id) => fieldOf(capabilityOn(capabilities, id, 'assetDiscovery'), 'supported') === true)) {
    throw evmError('evm/no-wallet-assets', { wallet })
  }
  const method = 'wallet_getAssets'
  const said = await askSession(session, { method, params: [{ account, chainFilter: references.map((id) => chainIdHex(id)) }] })
  const assets = readWalletAssets(byNetwork(said))
  if (assets === undefined) throw walletFailure('wallet/invalid-answer', { wallet, method, needed: 'a complete list of assets' })
  return assets
}

/** A wallet that does not know the question can do nothing special. */
async function capabilitiesOf(session: AskedSession): Promise<WalletCapabilities> {
  try {
    return await readCapabilities(session)
  } catch (error) {
    if (isBillfoldError(error)) return {}
    throw error
  }
}

/** The answer by CAIP-2 ids in place of hex ones. What is no chain id makes the whole unreadable. */
function byNetwork(said: unknown): unknown {
  try {
    return Object.fromEntries(
      Object.entries(Object(said) as object).map(([id, assets]) => [`eip155:${readQuantity(id) ?? ''}`, assets as unknown]),
    )
  } catch {
    // A getter of the answer throws: it says nothing.
    return undefined
  }
}
