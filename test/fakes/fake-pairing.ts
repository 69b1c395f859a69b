import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type Grant,
  type PairingChannel,
  type PairingEvent,
  type PairingProfile,
  connectorIds,
} from '@billfold/kernel'
import { rethrow, watchWallet } from './fake-connector.js'
import { type FakeWallet, fakeWallet } from './fake-wallet.js'

export interface FakePairingOptions {
  readonly namespace: ChainNamespace
  /** How the family is reached through a phone. Absent: the adapter gets the channel itself. */
  readonly profile?: PairingProfile
  /** The wallet on the phone; its switches steer what happens. */
  readonly wallet?: FakeWallet
  /** Networks that it approves; the first of the wallet alone when absent. */
  readonly networkIds?: readonly CaipNetworkId[]
  /** Methods that it approves; all that the profile asks for when absent. */
  readonly methods?: readonly string[]
  /** What the phone does when it is asked. Absent: it hands method and parameters to the wallet. */
  readonly answer?: (method: string, params: unknown, networkId: CaipNetworkId | undefined) => unknown
}

/** Request that came through a pairing. */
export interface PairedRequest {
  readonly method: string
  readonly params: unknown
  readonly networkId: CaipNetworkId | undefined
}

/** A wallet on a phone that is paired already: no relay, no code, everything in memory. */
export interface FakePairing {
  readonly wallet: FakeWallet
  readonly channel: PairingChannel
  /** The connector that reaches it, for a kernel: the adapter gets what the profile makes of the channel. */
  readonly connector: Connector
  /** Everything that came through, in order. */
  readonly requests: readonly PairedRequest[]
  /** The phone tells something by itself. */
  tell(event: Omit<PairingEvent, 'networkId'>): void
}

/** Makes a paired wallet of a family, to try its pairing profile without a relay. */
export function fakePairing(options: FakePairingOptions): FakePairing {
  const { namespace, profile, wallet = fakeWallet({ networkId: `${namespace}:1` }) } = options
  const { networkIds = [wallet.networkId], methods = profile?.methods ?? [] } = options
  const { answer = (method, params) => wallet.provider.request({ method, params }) } = options
  const requests: PairedRequest[] = []
  const listeners = new Set<(event: PairingEvent) => void>()
  let current: CaipNetworkId | undefined = networkIds.find((id) => id === wallet.networkId) ?? networkIds[0]

  const channel: PairingChannel = {
    namespace,
    networkIds,
    methods,
    get addresses() {
      return wallet.accounts.map(({ address }) => address)
    },
    networkId: () => current,
    async request(method, params, networkId = current) {
      if (!methods.includes(method)) throw new Error(`The phone did not approve ${method}: name it in the methods of the pairing profile.`)
      requests.push({ method, params, networkId })
      try {
        return await answer(method, params, networkId)
      } catch (error) {
        return rethrow(error)
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    networkChanged: (networkId) => void (current = networkId),
  }
  const provider: unknown = profile?.provider?.(channel) ?? channel
  const canSwitch = profile?.switchMethod !== undefined && methods.includes(profile.switchMethod)
  const grant = (): Grant => ({
    accounts: wallet.accounts,
    ...(current !== undefined && { networkId: current }),
    provider,
    approvedNetworkIds: networkIds,
    supportsAllNetworks: canSwitch,
    watch: (listener) => watchWallet(wallet.provider, listener),
  })
  return {
    wallet,
    channel,
    requests,
    tell({ name, data }) {
      for (const listener of listeners) listener({ name, data, networkId: current ?? wallet.networkId })
    },
    connector: {
      ...{ id: connectorIds.walletConnect, type: 'WALLET_CONNECT', name: 'Phone', namespace, provider },
      connect: async () => {
        await wallet.provider.request({ method: 'connect' }).catch(rethrow)
        return grant()
      },
      reconnect: async () => (wallet.isConnected ? grant() : undefined),
      disconnect: async () => void (await wallet.provider.request({ method: 'disconnect' })),
    },
  }
}
