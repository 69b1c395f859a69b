/** Sound plugins of each kind, to plant one fault in. */
import {
  type ChainAdapter,
  type Connector,
  type PluginManifest,
  type PluginRuntime,
  type WalletListener,
  chainAdapter,
  kernelKey,
  keyFor,
  service,
} from '@billfold/kernel'
import { type FakeWallet, fakeChain, fakeChainAdapter, fakeConnector, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import type { PluginSetup } from '../suites/bench.js'
import type { ChainAdapterSetup } from '../suites/chain-adapter-setup.js'
import type { ConnectorSetup } from '../suites/connector-setup.js'

/** What a plugin does wrong, the check that turns red, and the plugin. */
export type PlantedFault<S> = readonly [fault: string, check: string, setUp: () => S]

/** A plugin that does what the runtime says, and nothing else. */
export function plugin(runtime: PluginRuntime, manifest: Partial<PluginManifest> = {}): PluginSetup {
  return { manifest: { id: 'feature.planted', contract: 1, load: () => Promise.resolve(runtime), ...manifest } }
}

/** A connector with a change, and its wallet. */
export function connector(
  change: (sound: Connector, wallet: FakeWallet) => Partial<Connector>,
  given: Partial<ConnectorSetup> & { readonly start?: (made: Connector) => NonNullable<PluginRuntime['start']> } = {},
): ConnectorSetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' })
  const sound = fakeConnector({ wallet })
  const made: Connector = { ...sound, ...change(sound, wallet) }
  const { start = (own: Connector) => (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(own)), ...rest } = given
  return {
    ...plugin({ start: start(made) }, { id: 'connector.planted', namespaces: ['eip155'], loadOn: ['namespace:eip155'] }),
    others: [fakeChain('eip155', { isAddress: (address) => address.startsWith('0x') })],
    wallet,
    otherAddress: '0xb',
    ...rest,
  }
}

/** A connector that hears its wallet with a listener of its own making. */
export function hearing(change: (listener: WalletListener) => Partial<WalletListener>): () => ConnectorSetup {
  return () =>
    connector((sound) => ({
      connect: async (request) => {
        const grant = await sound.connect(request)
        return { ...grant, watch: (listener) => grant.watch?.({ ...listener, ...change(listener) }) ?? (() => undefined) }
      },
    }))
}

const nodeUrl = 'https://solana-1.example'

/** An adapter with a change, and what it is checked with. */
export function adapter(
  change: (sound: ChainAdapter, wallet: FakeWallet) => Partial<ChainAdapter>,
  provides = keyFor(chainAdapter, 'solana'),
): ChainAdapterSetup {
  const wallet = fakeWallet({ networkId: 'solana:1' })
  const sound = fakeChainAdapter('solana', { isAddress: (address) => /^s\d$/.test(address) })
  const runtime: PluginRuntime = { services: [service(provides, {}, () => ({ ...sound, ...change(sound, wallet) }))] }
  return {
    ...plugin(runtime, { id: 'chain.planted', namespaces: ['solana'], provides: [provides] }),
    namespace: 'solana',
    networks: [fakeNetwork('solana')],
    addresses: { valid: ['s1'], invalid: ['x1'] },
    wallet,
    provider: wallet.provider,
    transaction: { to: 's1' },
    answers: (fetch) => void fetch.route(nodeUrl, { json: {} }),
  }
}
