import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { StoredItems } from '../src/core/open.js'
import type { Parse } from '../src/core/parse.js'
import { firstVersion, openEnvelope } from '../src/core/storage/envelope.js'
import { keptAccount } from '../src/product/storage/kept-account.js'
import type { AccountState } from '../src/wallets/contract/account.js'
import type { Network } from '../src/wallets/contract/network.js'
import { sessionShapes } from '../src/wallets/state/session-shapes.js'

/** The account that the last visit left connected. */
export interface StoredAccount {
  readonly namespace: ChainNamespace
  readonly network: Network
  /** The id of the connector that its wallet is reached through. */
  readonly connectorId: string | undefined
  readonly account: AccountState & { readonly address: string }
}

export interface StoredAccountNeeds {
  readonly storagePrefix: string
  /** The networks that the host uses. */
  readonly networks: readonly Network[]
}

/** Reads the account of the family that was in front, before a kernel restores it. Undefined where the storage does not say all of it. */
export function storedAccount({ storagePrefix, networks }: StoredAccountNeeds): StoredAccount | undefined {
  const read = <K extends keyof typeof shapes>(key: K): StoredItems[K] | undefined => stored(`billfold/${storagePrefix}/${key}`, key)
  const networkId = read('active-network-id')
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (network === undefined) return undefined
  const namespace = network.chainNamespace
  const id = read('connected-connectors')?.[namespace]?.id
  const connection = read('connections')?.[namespace]?.find(({ connectorId }) => connectorId === id)
  const address = connection?.accounts[0]?.address
  if (connection === undefined || address === undefined) return undefined
  const { name, icon } = connection
  const caipAddress = `${network.caipNetworkId}:${address}` as const
  const kept = read('cache.account')
  const account = {
    ...(kept?.caipAddress === caipAddress && kept),
    ...(name !== undefined && { connectedWalletInfo: { name, ...(icon !== undefined && { icon }) } }),
    ...{ caipAddress, address, status: 'reconnecting' as const },
  }
  return { namespace, network, connectorId: id, account }
}

function stored<K extends keyof typeof shapes>(name: string, key: K): StoredItems[K] | undefined {
  try {
    const envelope = openEnvelope(localStorage.getItem(name) ?? '')
    return envelope?.version === firstVersion ? (shapes[key](envelope.value) as StoredItems[K] | undefined) : undefined
  } catch {
    // Storage is denied.
    return undefined
  }
}

/** By themselves, and not as items of the kernel: an account stands before the kernel's own reader is here. */
const shapes = { ...sessionShapes, 'cache.account': keptAccount } satisfies Readonly<Record<string, Parse>>
