import type { DevicePort, SocialProvider } from '@billfold/kernel'

/** Providers whose login does not work in the browser that a messaging app brings along, by system. */
const hiddenInMessagingApps: { readonly [Os in DevicePort['os']]?: readonly SocialProvider[] } = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
}

/** The social logins that can work here: whoever draws them shows these and no others. */
export function availableSocials(
  socials: readonly SocialProvider[],
  { os, isMessagingApp }: Pick<DevicePort, 'os' | 'isMessagingApp'>,
): readonly SocialProvider[] {
  const hidden = isMessagingApp ? (hiddenInMessagingApps[os] ?? []) : []
  return socials.filter((social) => !hidden.includes(social))
}
