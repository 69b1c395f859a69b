import { array, unknown } from 'valibot'
import {
  type Alerts,
  type DevicePort,
  type FeatureStore,
  type Http,
  type HttpClient,
  type KernelOptions,
  isBillfoldError,
} from '@billfold/kernel'
import { defaultOrigins } from './default-origins.js'
import { originError } from './errors.js'
import { isOriginAllowed } from './origin-pattern.js'
import { objectOf } from '@billfold/kernel/validation'

export interface OriginCheckNeeds {
  readonly options: Pick<KernelOptions, 'allowedOrigins' | 'endpoints' | 'projectId'>
  readonly http: Pick<Http, 'endpoint'>
  readonly features: Pick<FeatureStore, 'isOn' | 'turnOffByOrigin'>
  readonly alerts: Pick<Alerts, 'raise'>
  readonly device: Pick<DevicePort, 'origin'>
}

const originsResponse = objectOf({ allowedOrigins: array(unknown()) })

/**
 * Turns email and social login off on a page whose origin the project does not allow. Runs only while one of them is on
 * and somebody keeps a list; a list that could not be had because the service is busy or broken turns nothing off.
 */
export async function checkOrigin(needs: OriginCheckNeeds, signal: AbortSignal): Promise<void> {
  const { options, features, alerts, device } = needs
  if (!features.isOn('email') && !features.isOn('socials')) return
  try {
    const listed = await allowedOrigins(needs, signal)
    const { secureSite } = options.endpoints
    if (signal.aborted || listed === undefined) return
    if (isOriginAllowed(device.origin, [...defaultOrigins, secureSite, ...listed])) return
    features.turnOffByOrigin(['email', 'socials'])
    alerts.raise('APKT002', { origin: device.origin })
  } catch (error) {
    if (!signal.aborted) alerts.raise(isBillfoldError(error, 'origins/rate-limited') ? 'APKT010' : 'APKT009', error)
  }
}

/** The project's list: 429 is RATE_LIMITED and 5xx is SERVER_ERROR; any other failure gives an empty list. */
export async function fetchAllowedOrigins(service: Pick<HttpClient, 'get'>, signal: AbortSignal): Promise<readonly unknown[]> {
  try {
    return (await service.get('/projects/v1/origins', { schema: originsResponse, signal })).allowedOrigins
  } catch (error) {
    const status = isBillfoldError(error, 'http/status') ? error.context.status : 0
    if (status === 429) throw originError('origins/rate-limited', { status }, error)
    if (status >= 500 && status < 600) throw originError('origins/server-error', { status }, error)
    return []
  }
}

/** The host's own list, else the project's; undefined when nobody keeps one. */
async function allowedOrigins({ options, http }: OriginCheckNeeds, signal: AbortSignal): Promise<readonly unknown[] | undefined> {
  if (options.allowedOrigins !== undefined) return options.allowedOrigins
  const service = options.projectId === undefined ? undefined : http.endpoint('wallet')
  return service && fetchAllowedOrigins(service, signal)
}
