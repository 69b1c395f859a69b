import type { UniversalProvider } from '@walletconnect/universal-provider'

/** The client inside the SDK that pairs, keeps sessions and carries requests. */
export type PairingClient = InstanceType<typeof UniversalProvider>['client']

/** The client's connection to the relay. */
export type Relayer = PairingClient['core']['relayer']

/** One session as the SDK keeps it. */
export type SdkSession = ReturnType<PairingClient['session']['getAll']>[number]

export interface SdkOptions {
  readonly projectId: string
  readonly relayUrl: string
  readonly storagePrefix: string
  readonly metadata: { readonly name: string; readonly description: string; readonly url: string; readonly icons: readonly string[] }
  readonly verifyUrl: string | undefined
}

/** Opens the SDK. Its client is subscribed to no topic yet. */
export type OpenSdk = (options: SdkOptions) => Promise<PairingClient>

/** Opens the real SDK, whose code is loaded with the first pairing. */
export const openSdk: OpenSdk = async (options) => {
  const [{ UniversalProvider: Provider }, { KeyValueStorage }, { openClient }] = await Promise.all([
    import('@walletconnect/universal-provider'),
    import('@walletconnect/keyvaluestorage'),
    import('./open-client.js'),
  ])
  return openClient({ init: (given) => Provider.init(given), storage: new KeyValueStorage({}) }, options)
}
