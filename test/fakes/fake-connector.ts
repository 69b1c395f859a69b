import { type CaipNetworkId, type ChainNamespace, type Connector, type Grant, type WalletListener, walletError } from '@billfold/kernel'
import { type FakeWallet, type FakeWalletProvider, fakeWallet, walletFailures } from './fake-wallet.js'

/** Parts of a grant that a wallet alone does not say. */
export type FakeGrant = Pick<Grant, 'activeAddress' | 'approvedNetworkIds' | 'others' | 'supportsAllNetworks'>

export interface FakeConnectorOptions extends Partial<Omit<Connector, 'connect' | 'reconnect' | 'disconnect' | 'provider'>>, FakeGrant {
  /** The wallet it reaches; its switches steer what happens. */
  readonly wallet?: FakeWallet
}

/** A connector, and the wallet behind it. */
export interface FakeConnector extends Connector {
  readonly wallet: FakeWallet
}

/** Makes a connector to a fake wallet. It cannot take a question back: an answer that comes after the attempt was called off still comes. */
export function fakeConnector(options: FakeConnectorOptions = {}): FakeConnector {
  const { wallet, activeAddress, approvedNetworkIds, others, supportsAllNetworks, ...facts } = options
  const namespace: ChainNamespace = facts.namespace ?? 'eip155'
  const reached = wallet ?? fakeWallet({ networkId: `${namespace}:1` })
  const { provider } = reached

  const grant = async (accounts: unknown): Promise<Grant> => ({
    accounts: accounts as Grant['accounts'],
    networkId: (await provider.request({ method: 'network' })) as CaipNetworkId,
    provider,
    ...(activeAddress !== undefined && { activeAddress }),
    ...(approvedNetworkIds !== undefined && { approvedNetworkIds }),
    ...(others !== undefined && { others }),
    // A wallet that names the networks that it approves serves no others, unless it says so.
    supportsAllNetworks: supportsAllNetworks ?? approvedNetworkIds === undefined,
    watch: (listener) => watchWallet(provider, listener),
  })

  return {
    id: 'fake',
    type: 'INJECTED',
    name: 'Fake wallet',
    ...facts,
    namespace,
    provider,
    wallet: reached,
    connect: async () => grant(await provider.request({ method: 'connect' }).catch(rethrow)),
    reconnect: async () => {
      const accounts = await provider.request({ method: 'accounts' })
      return Array.isArray(accounts) && accounts.length === 0 ? undefined : grant(accounts)
    },
    disconnect: async () => void (await provider.request({ method: 'disconnect' })),
  }
}

/** Tells what happens in a fake wallet. Returns the undo. */
export function watchWallet(provider: FakeWalletProvider, listener: WalletListener): () => void {
  const undo = [
    provider.on('accounts', (accounts) => listener.accountsChanged(accounts)),
    provider.on('network', (networkId) => listener.networkChanged(networkId)),
    provider.on('disconnect', (reason) => listener.disconnected(reason)),
  ]
  return () => undo.forEach((step) => step())
}

/** Rethrows what a fake wallet throws, as a connector has to: a no is an outcome. */
export function rethrow(error: unknown): never {
  throw error === walletFailures.refused ? walletError('wallet/refused', {}, error) : error
}
