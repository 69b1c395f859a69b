import type { UniversalProvider } from '@walletconnect/universal-provider'

import { confirmLate } from './confirm-late.js'
import { endOnce } from './end-once.js'
import { hearAgain } from './hear-again.js'
import { hearEveryLine } from './hear-every-line.js'
import { QuietStorage, type SdkStorage } from './quiet-storage.js'
import type { PairingClient, SdkOptions } from './sdk.js'
import { sendAgainQuietly } from './send-again-quietly.js'

/** What the SDK is made of. */
export interface SdkParts {
  readonly init: (typeof UniversalProvider)['init']
  readonly storage: SdkStorage
}

/** Opens the SDK with its parts, and sets right what there is no option for. */
export async function openClient({ init, storage }: SdkParts, options: SdkOptions): Promise<PairingClient> {
  const { projectId, relayUrl, storagePrefix, metadata, verifyUrl } = options
  const { client } = await init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    // One core per page and prefix: two handles must not share one.
    customStoragePrefix: storagePrefix,
    storage: new QuietStorage(storage),
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
  })
  // It hands the same core to whoever comes next, also when that one is closed, and complains of the second.
  // oxlint-disable-next-line no-restricted-globals -- that is where it leaves it
  for (const end of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}${end}`)
  // It asks a vendor's host for 5 seconds before each request unless it is told where else, or not to: there is no option for it.
  Object.assign(client.core.verify, verifyUrl === undefined ? { isDevEnv: true } : { verifyUrlV3: verifyUrl })
  hearEveryLine(client)
  confirmLate(client)
  sendAgainQuietly(client)
  endOnce(client)
  await hearAgain(client)
  return client
}
