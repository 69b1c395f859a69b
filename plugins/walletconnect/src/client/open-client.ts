import type { UniversalProvider } from '@walletconnect/universal-provider'

import { patchEndedHistory } from './sdk-patches/ended-history.js'
import { patchMessageDelivery } from './sdk-patches/message-delivery.js'
import { type SdkStorage, SharedStorage } from './sdk-patches/shared-storage.js'
import { patchUncaughtErrors } from './sdk-patches/uncaught-errors.js'
import type { PairingClient, SdkOptions } from './sdk.js'

/** Parts that the SDK is opened with. */
export interface SdkParts {
  readonly init: (typeof UniversalProvider)['init']
  readonly storage: SdkStorage
}

/** Opens the SDK and patches it. `sdk-patches/README.md` lists the defects with their versions. */
export async function openClient({ init, storage }: SdkParts, options: SdkOptions): Promise<PairingClient> {
  const { projectId, relayUrl, storagePrefix, metadata, verifyUrl } = options
  const { client } = await init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    // One core per page and prefix: two handles must not share one.
    customStoragePrefix: storagePrefix,
    storage: new SharedStorage(storage),
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
  })
  // The SDK leaves its core in the page, hands the same one to the next client, also when it is closed, and complains of the second.
  // oxlint-disable-next-line no-restricted-globals -- the SDK leaves it there
  for (const end of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}${end}`)
  // The SDK asks its vendor's host for 5 seconds before each request unless it is told another host, or none: there is no option for it.
  Object.assign(client.core.verify, verifyUrl === undefined ? { isDevEnv: true } : { verifyUrlV3: verifyUrl })
  patchUncaughtErrors(client)
  patchEndedHistory(client)
  await patchMessageDelivery(client)
  return client
}
