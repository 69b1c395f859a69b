import { type Key, type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { BlockchainService } from '@billfold/kernel/data'
import { lazyView } from '@billfold/ui/kit'
import { type NamedFamily, type NamesOptions, chainNamesKeys, ensKey, profileNamesKey } from './contract.js'
import { ProfileNames } from './profile/profile-names.js'
import { ProfileService } from './profile/profile-service.js'
import { RegistrationStore } from './registration/registration-store.js'
import { registrationStoreKey } from './registration/registration-store-key.js'
import { CachedResolver } from './resolvers/cached-resolver.js'
import { lazyResolver } from './resolvers/lazy-resolver.js'

/** Parts of the names of the host's service, for this plugin itself. */
const profileKey = 'names.profile-parts' as Key<ProfileParts>

interface ProfileParts {
  readonly service: ProfileService | undefined
  readonly names: ProfileNames
  readonly cache: CachedResolver
}

const needs = kernelKeys('families', 'router', 'toasts', 'events', 'log', 'clock', 'storage', 'http', 'options', 'uuid', 'networks')

/** Families beside EVM whose chains know names. */
const namedFamilies: readonly NamedFamily[] = ['polkadot', 'solana', 'stacks', 'sui']

/** The universal resolver of ENS, on Ethereum and its test networks. */
const ensResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The lazy half: whoever knows names, the registration and its views. */
export function makePlugin({ zones = [], ens = {}, families: named = namedFamilies }: NamesOptions): PluginRuntime {
  const { network = 'eip155:1', universalResolver = ensResolver } = ens === false ? {} : ens
  return {
    services: [
      service(profileKey, needs, ({ http, storage, clock, families, toasts }): ProfileParts => {
        const found = ProfileService.of(http)
        const names = new ProfileNames({ service: found, blockchain: BlockchainService.of(http), families, toasts, zones })
        return { service: found, names, cache: new CachedResolver({ source: names, storage, clock }) }
      }),
      service(profileNamesKey, { parts: profileKey }, ({ parts }) => parts.cache),
      service(ensKey, needs, ({ http, log, ...given }) =>
        lazyResolver(async () => {
          const [{ ensNames }, { gatewayAsker }] = await Promise.all([import('./ens/ens-names.js'), import('./ens/ask-gateway.js')])
          const source = ensNames({ ...given, http, askGateway: gatewayAsker({ http, log }), network, universalResolver })
          return new CachedResolver({ ...given, source })
        }),
      ),
      ...named.map((family) =>
        service(chainNamesKeys[family], needs, (given) =>
          lazyResolver(async () => {
            const { chainNames } = await import('./chains/chain-names.js')
            return new CachedResolver({ ...given, source: await chainNames[family](given) })
          }),
        ),
      ),
      service(
        registrationStoreKey,
        { parts: profileKey, ...needs },
        ({ parts, ...given }) => new RegistrationStore({ ...given, ...parts, zone: zones[0] }),
      ),
    ],
    views: {
      ChooseAccountName: lazyView<'ChooseAccountName'>(async () => (await import('./view/choose-name-view.js')).chooseNameView),
      RegisterAccountName: lazyView<'RegisterAccountName'>(async () => (await import('./view/register-name-view.js')).registerNameView),
      RegisterAccountNameSuccess: lazyView<'RegisterAccountNameSuccess'>(
        async () => (await import('./view/name-registered-view.js')).nameRegisteredView,
      ),
    },
  }
}
