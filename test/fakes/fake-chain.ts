import { type ChainNamespace, type PluginManifest, chainAdapter, service, keyFor } from '@billfold/kernel'
import { type FakeChainAdapterOptions, fakeChainAdapter } from './fake-chain-adapter.js'

/** Makes a chain plugin whose adapter is a fake one: what a connector of that family needs beside it. */
export function fakeChain(namespace: ChainNamespace, options?: FakeChainAdapterOptions): PluginManifest {
  const key = keyFor(chainAdapter, namespace)
  return {
    id: `chain.fake-${namespace}`,
    contract: 1,
    namespaces: [namespace],
    provides: [key],
    load: () => Promise.resolve({ services: [service(key, {}, () => fakeChainAdapter(namespace, options))] }),
  }
}
