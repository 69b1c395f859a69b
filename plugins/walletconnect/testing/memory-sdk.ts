import { UniversalProvider } from '@walletconnect/universal-provider'

import { openClient } from '../src/client/open-client.js'
import type { OpenSdk } from '../src/client/sdk.js'
import { MemoryStorage, type PageStorageOptions } from './memory-storage.js'

type Init = (typeof UniversalProvider)['init']

/** Opens the real SDK, with a storage that ends with the process. */
export const openSdkInMemory: OpenSdk = (options) => openInMemory()(options)

export interface MemorySdkOptions extends PageStorageOptions {
  /** Another version of it. */
  readonly init?: Init
  /** Storage that pages share. */
  readonly storage?: MemoryStorage
}

/** The same with any version of it, and for pages that come one after another. */
export function openInMemory({
  init = (options) => UniversalProvider.init(options),
  storage = new MemoryStorage(),
  ...page
}: MemorySdkOptions = {}): OpenSdk {
  return (options) => openClient({ init, storage: storage.open(page) }, options)
}

/** Opens the SDK as it comes, with nothing set right but the 5 seconds that it waits for a host of its vendor. */
export const openBareSdkInMemory: OpenSdk = async ({ projectId, relayUrl, storagePrefix, metadata }) => {
  const { client } = await UniversalProvider.init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    customStoragePrefix: storagePrefix,
    storage: new MemoryStorage().open(),
    logger: 'silent',
    telemetryEnabled: false,
  })
  Object.assign(client.core.verify, { isDevEnv: true })
  return client
}
