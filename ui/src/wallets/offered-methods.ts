import type { ConnectMethod, DevicePort, FeatureKey, KernelOptions, SocialProvider } from '@billfold/kernel'
import { availableSocials } from '../../kit/connect/available-socials.js'

export interface MethodSituation {
  /** The social logins of the app; false when it has none. */
  readonly socials: false | readonly SocialProvider[]
  readonly device: Pick<DevicePort, 'os' | 'isMessagingApp'>
  /** The services that the host names. */
  readonly endpoints: KernelOptions['endpoints']
  isOn(key: FeatureKey): boolean
}

/**
 * The ways to connect that can work here: their switch is on, and the host names their service. A social login that the browser of a messaging app would break is left out, and so is
 * the way to all of them when none is left.
 */
export function offeredMethods<E extends { readonly item: ConnectMethod }>(
  entries: readonly E[],
  { socials, device, endpoints, isOn }: MethodSituation,
): readonly E[] {
  const all = socials === false ? [] : socials
  const available = availableSocials(all, device)
  const isBroken = ({ id, kind }: ConnectMethod): boolean => {
    if (kind !== 'social') return false
    const single = availableSocials([id as SocialProvider], device)
    return single.length === 0 || (all.length > 0 && available.length === 0)
  }
  const isServed = ({ feature, endpoint }: ConnectMethod): boolean =>
    (feature === undefined || isOn(feature)) && (endpoint === undefined || endpoints[endpoint] !== undefined)
  return entries.filter(({ item }) => isServed(item) && !isBroken(item))
}
