import type { PluginManifest } from '@billfold/kernel'
import { type NamedFamily, type NamesOptions, chainNamesKeys, ensKey, nameRegistrationKey, profileNamesKey } from './contract.js'

export type { EnsOptions, NamedFamily, NamesOptions } from './contract.js'

/** Families beside EVM whose chains know names. Those of Sui are also good for paying there. */
const namedFamilies: readonly NamedFamily[] = ['polkadot', 'solana', 'stacks', 'sui']

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Name', de: 'Name', ar: 'الاسم' }

/** Names in place of addresses: those of the host's own service, which people register, and those that chains know. */
export function names(options: NamesOptions = {}): PluginManifest {
  const { zones = [], ens = {}, families = namedFamilies } = options
  const namespaces = ['eip155'] as const
  const suffixes = zones.map((zone) => `.${zone}`)
  return {
    id: 'feature.names',
    contract: 1,
    version: '0.0.0',
    provides: [profileNamesKey, ensKey, nameRegistrationKey, ...families.map((family) => chainNamesKeys[family])],
    views: ['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess'],
    slots: [
      { slot: 'name.resolvers', order: 10, item: { namespaces, suffixes, resolver: profileNamesKey } },
      ...(ens === false
        ? []
        : [{ slot: 'name.resolvers', order: 20, item: { namespaces, suffixes: ens.suffixes ?? ['.eth'], resolver: ensKey } } as const]),
      ...families.map(
        (family) =>
          ({
            slot: 'name.resolvers',
            order: 20,
            item: { namespaces: [family], suffixes: family === 'sui' ? ['.sui'] : [], resolver: chainNamesKeys[family] },
          }) as const,
      ),
      ...(zones.length > 0
        ? [
            {
              slot: 'account.actions',
              order: 50,
              item: { id: 'names', label, icon: 'person', view: 'ChooseAccountName', namespaces, signs: true },
            } as const,
          ]
        : []),
    ],
    reaches: [
      { endpoint: 'blockchain' },
      { endpoint: 'nameGateways' },
      { nodes: 'eip155' },
      ...families.map((nodes) => ({ nodes })),
      { stored: 'cache.names' },
    ],
    loadOn: ['namespace:eip155', ...families.map((family) => `namespace:${family}` as const)],
    load: async () => (await import('./plugin.js')).makePlugin(options),
  }
}

export type {} from './contract.js'
