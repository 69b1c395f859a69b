import { UniversalProvider } from '@walletconnect/universal-provider'

import type { OpenSdk, PairingClient, SdkOptions } from '../src/client/sdk.js'

/** Opens the real SDK, with a storage that ends with the process. */
export const openSdkInMemory: OpenSdk = openInMemory((options) => UniversalProvider.init(options))

/** The same with any version of it. */
export function openInMemory(init: (typeof UniversalProvider)['init']): OpenSdk {
  return (options) => open(init, options)
}

async function open(
  init: (typeof UniversalProvider)['init'],
  { projectId, relayUrl, storagePrefix, metadata }: SdkOptions,
): Promise<PairingClient> {
  const { client } = await init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [] },
    customStoragePrefix: storagePrefix,
    storageOptions: { database: ':memory:' },
    logger: 'silent',
    telemetryEnabled: false,
  })
  for (const end of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}${end}`)
  Object.assign(client.core.verify, { isDevEnv: true })
  return client
}
