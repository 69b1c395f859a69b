import type { CloudConfig } from '../../config/config.js'
import type { ShareRow } from '../../database/account-tables.js'
import { type KeyHolder, OwnKeyHolder } from './key-holder.js'
import { RemoteKeyHolder } from './remote-key-holder.js'

type KeyFields = Pick<CloudConfig, 'accounts' | 'authShareSecrets' | 'recoveryShareSecrets' | 'recoveryKeysSecret'>

/** Auth shares and recovery shares have keys of their own, and the second may be elsewhere. */
export function keyHolders(config: KeyFields): Readonly<Record<ShareRow['kind'], KeyHolder>> {
  const url = config.accounts?.recoveryKeysUrl
  return {
    auth: new OwnKeyHolder(config.authShareSecrets ?? [], 'auth shares'),
    recovery:
      url === undefined
        ? new OwnKeyHolder(config.recoveryShareSecrets ?? [], 'recovery shares')
        : new RemoteKeyHolder({ url, secret: config.recoveryKeysSecret ?? '' }),
  }
}
