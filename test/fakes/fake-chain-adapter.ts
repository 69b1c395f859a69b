import { type ChainAdapter, type ChainNamespace, type Network, type Session, walletError } from '@billfold/kernel'
import { type FakeWalletProvider, walletFailures } from './fake-wallet.js'

/** Ability that an adapter may lack. */
export type ChainAbility = Exclude<keyof ChainAdapter, 'namespace' | 'isAddress'>

export interface FakeChainAdapterOptions extends Partial<Omit<ChainAdapter, 'namespace'>> {
  /** Abilities that this family lacks. */
  readonly without?: readonly ChainAbility[]
}

/** Makes the adapter of a family whose wallets are fake ones: it switches and adds networks, signs, and tells a balance. */
export function fakeChainAdapter(namespace: ChainNamespace, { without = [], ...overrides }: FakeChainAdapterOptions = {}): ChainAdapter {
  const adapter: { -readonly [K in keyof ChainAdapter]: ChainAdapter[K] } = {
    namespace,
    isAddress: (address) => address.length > 0,
    switchNetwork: async (session, network) => void (await ask({ session, method: 'switchNetwork', network })),
    addNetwork: async (session, network) => void (await ask({ session, method: 'addNetwork', network })),
    signMessage: async ({ provider }, message) =>
      String(await (provider as FakeWalletProvider).request({ method: 'sign', params: message })),
    balance: async (_address, { nativeCurrency }) => ({ balance: '1.5', symbol: nativeCurrency.symbol }),
    tokenFacts: async () => ({ nativeAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', known: {} }),
    ...overrides,
  }
  for (const ability of without) delete adapter[ability]
  return adapter
}

interface NetworkQuestion {
  readonly session: Session
  readonly method: 'switchNetwork' | 'addNetwork'
  readonly network: Network
}

async function ask({ session, method, network }: NetworkQuestion): Promise<unknown> {
  const { caipNetworkId } = network
  try {
    return await (session.provider as FakeWalletProvider).request({ method, params: caipNetworkId })
  } catch (error) {
    if (error === walletFailures.unknownNetwork) throw walletError('wallet/unknown-network', { networkId: caipNetworkId }, error)
    if (error === walletFailures.refused) throw walletError('wallet/refused', {}, error)
    throw error
  }
}
