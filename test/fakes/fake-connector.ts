import { type CaipNetworkId, type ChainNamespace, type Connector, type WalletGrant, walletError } from '@billfold/kernel'
import { type FakeWallet, type FakeWalletProvider, fakeWallet, walletFailures } from './fake-wallet.js'

export interface FakeConnectorOptions extends Partial<Omit<Connector, 'connect' | 'reconnect' | 'disconnect' | 'provider'>> {
  /** The wallet it reaches; its switches steer what happens. */
  readonly wallet?: FakeWallet
  /** Further families that one approval covers. */
  readonly others?: WalletGrant['others']
}

export interface FakeConnector extends Connector {
  readonly wallet: FakeWallet
}

/** Makes a connector to a fake wallet, with everything that a kernel may ask of one. */
export function fakeConnector({ wallet, others, ...facts }: FakeConnectorOptions = {}): FakeConnector {
  const chain: ChainNamespace = facts.chain ?? 'eip155'
  const reached = wallet ?? fakeWallet({ networkId: `${chain}:1` })
  const { provider } = reached

  const grant = async (accounts: unknown, signal: AbortSignal): Promise<WalletGrant> => {
    const networkId = await provider.request({ method: 'network' })
    signal.throwIfAborted()
    return {
      accounts: accounts as WalletGrant['accounts'],
      networkId: networkId as CaipNetworkId,
      provider,
      ...(others !== undefined && { others }),
      watch: (listener) => watchAll(provider, listener),
    }
  }

  return {
    id: 'fake',
    type: 'INJECTED',
    name: 'Fake wallet',
    ...facts,
    chain,
    provider,
    wallet: reached,
    connect: async ({ signal }) => grant(await untilAborted(signal, provider.request({ method: 'connect' }).catch(rethrow)), signal),
    reconnect: async ({ signal }) => {
      const accounts = await untilAborted(signal, provider.request({ method: 'accounts' }))
      return Array.isArray(accounts) && accounts.length === 0 ? undefined : grant(accounts, signal)
    },
    disconnect: async () => void (await provider.request({ method: 'disconnect' })),
  }
}

function watchAll(provider: FakeWalletProvider, listener: Parameters<NonNullable<WalletGrant['watch']>>[0]): () => void {
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

/** The answer, or the reason of the abort when that comes first. */
function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
}
