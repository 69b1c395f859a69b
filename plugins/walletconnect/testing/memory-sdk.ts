import { UniversalProvider } from '@walletconnect/universal-provider'

import type { OpenSdk } from '../src/client/sdk.js'

/** Opens the real SDK, with a storage that ends with the process. */
export const openSdkInMemory: OpenSdk = async ({ projectId, relayUrl, storagePrefix, metadata }) => {
  const { client } = await UniversalProvider.init({
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
