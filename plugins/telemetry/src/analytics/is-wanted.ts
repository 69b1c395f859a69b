import type { Http, Log } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { boolean } from 'valibot'

const schema = objectOf({ isAnalyticsEnabled: boolean() })

/** Asks the project's service whether it wants analytics: not when it fails. Where the host names none, nobody is asked. */
export async function isWanted(http: Pick<Http, 'endpoint'>, log: Pick<Log, 'debug'>): Promise<boolean> {
  const service = http.endpoint('wallet')
  if (service === undefined) return true
  try {
    return (await service.get('/getAnalyticsConfig', { schema })).isAnalyticsEnabled
  } catch (error) {
    log.debug('Whether analytics are wanted is not known', error)
    return false
  }
}
