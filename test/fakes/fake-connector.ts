import { type CaipNetworkId, type ChainNamespace, type Connector, type Grant, walletError } from '@billfold/kernel'
import { type FakeWallet, type FakeWalletProvider, fakeWallet, walletFailures } from './fake-wallet.js'

export interface FakeConnectorOptions extends Partial<Omit<Connector, 'connect' | 'reconnect' | 'disconnect' | 'provider'>> {
  /** The wallet it reaches; its switches steer what happens. */
  readonly wallet?: FakeWallet
  /** Further families that one approval covers. */
  readonly others?: Grant['others']
}

/** A connector, and the wallet behind it. */
export interface FakeConnector extends Connector {
  readonly wallet: FakeWallet
}

/** Makes a connector to a fake wallet. It cannot take a question back: an answer that comes after the attempt was called off still comes. */
export function fakeConnector({ wallet, others, ...facts }: FakeConnectorOptions = {}): FakeConnector {
  const namespace: ChainNamespace = facts.namespace ?? 'eip155'
  const reached = wallet ?? fakeWallet({ networkId: `${namespace}:1` })
  const { provider } = reached

  const grant = async (accounts: unknown): Promise<Grant> => ({
    accounts: accounts as Grant['accounts'],
    networkId: (await provider.request({ method: 'network' })) as CaipNetworkId,
    provider,
    ...(others !== undefined && { others }),
    watch: (listener) => watchAll(provider, listener),
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

function watchAll(provider: FakeWalletProvider, listener: Parameters<NonNullable<Grant['watch']>>[0]): () => void {
  const undo = [
    provider.on('accounts', (accounts) => listener.accountsChanged(accounts)),
    provider.on('network', (networkId) => listener.networkChanged(networkId)),
    provider.on('disconnect', (reason) => listener.disconnected(reason)),
  ]
  return () => undo.forEach((step) => step())
}

function rethrow(error: unknown): never {
  throw error === walletFailures.refused ? walletError('wallet/refused', {}, error) : error
}
