import type { AlertCode } from '../alerts/alert-texts.js'
import type { Alerts } from '../alerts/alerts.js'
import type { Http } from '../../core/http/http.js'
import type { KernelOptions } from '../options/options.js'
import type { FeatureStore } from './features.js'
import { remoteFeatures } from './remote-features.js'
import { isBillfoldError } from '../../core/errors/billfold-error.js'
import { objectOf } from '../../core/validation/object-of.js'

export interface ProjectConfigNeeds {
  readonly options: Pick<KernelOptions, 'basic' | 'projectId'>
  readonly http: Pick<Http, 'endpoint'>
  readonly features: Pick<FeatureStore, 'settle'>
  readonly alerts: Pick<Alerts, 'raise'>
}

/**
 * Asks for the project configuration and settles the switches with it. Never rejects: when there is nobody to ask, or no
 * answer, the host's own settings hold.
 */
export async function loadProjectConfig({ options, http, features, alerts }: ProjectConfigNeeds, signal: AbortSignal): Promise<void> {
  const service = options.basic || options.projectId === undefined ? undefined : http.endpoint('wallet')
  if (service === undefined) return features.settle(undefined)
  try {
    const answer = await service.get('/appkit/v1/config', { schema: configAnswer, signal })
    signal.throwIfAborted()
    features.settle(answer.features)
  } catch (error) {
    if (signal.aborted) return
    features.settle(undefined)
    alerts.raise(alertsByStatus[isBillfoldError(error, 'http/status') ? error.context.status : 0] ?? 'APKT009', error)
  }
}

const configAnswer = objectOf({ features: remoteFeatures })

const alertsByStatus: Readonly<Record<number, AlertCode>> = { 401: 'APKT007', 429: 'APKT010' }
