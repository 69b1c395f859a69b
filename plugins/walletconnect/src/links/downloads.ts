import type { DevicePort, WalletEntry } from '@billfold/kernel'
import { webLink } from '@billfold/kernel/validation'

/** Where a wallet can be had. */
export type DownloadPlace = 'appStore' | 'playStore' | 'chromeStore' | 'homepage'

/** Where a wallet is to be had. */
export interface Download {
  readonly place: DownloadPlace
  readonly href: string
}

/** What lists of wallets say about where to get them. */
export interface WalletPlaces {
  readonly app_store?: unknown
  readonly play_store?: unknown
  readonly chrome_store?: unknown
  readonly homepage?: unknown
}

type Surroundings = Pick<DevicePort, 'isMobile' | 'os'>

/** Where a wallet can be had, the place for this device first. Only addresses that are safe to open. */
export function downloads(wallet: WalletEntry & WalletPlaces, device: Surroundings): readonly Download[] {
  const { app_store: appStore, play_store: playStore, chrome_store: chromeStore, homepage } = wallet
  const links: Readonly<Record<DownloadPlace, unknown>> = { appStore, playStore, chromeStore, homepage }
  return placesFor(device).flatMap((place) => {
    const href = webLink(links[place])
    return href === undefined ? [] : [{ place, href }]
  })
}

function placesFor({ isMobile, os }: Surroundings): readonly DownloadPlace[] {
  if (os === 'ios') return ['appStore', 'homepage']
  if (os === 'android') return ['playStore', 'homepage']
  return isMobile ? ['appStore', 'playStore', 'homepage'] : ['chromeStore', 'appStore', 'playStore', 'homepage']
}
