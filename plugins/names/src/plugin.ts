import { type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import { type NamesOptions, ensKey } from './contract.js'
import { EnsResolver } from './ens-resolver.js'
import { Registry } from './registry.js'

/** The registry of ENS, where it is on Ethereum and its test networks. */
const ensRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const needs = {
  families: kernelKey('families'),
  networks: kernelKey('networks'),
  storage: kernelKey('storage'),
  clock: kernelKey('clock'),
}

/** The lazy half: whoever knows names. */
export function plugin({ network, registry = ensRegistry }: NamesOptions & Required<Pick<NamesOptions, 'network'>>): PluginRuntime {
  return {
    services: [
      service(ensKey, needs, ({ families, networks, storage, clock }) => {
        const place = { families, networks, network, address: registry }
        return new EnsResolver({ registry: new Registry(place), storage, clock })
      }),
    ],
  }
}
