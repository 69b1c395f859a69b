import type { DevicePort, WalletEntry } from '@billfold/kernel'
import { webLink } from '@billfold/kernel/validation'

/** Download places of a wallet. */
export type DownloadPlace = 'appStore' | 'playStore' | 'chromeStore' | 'homepage'

/** Download link. */
export interface Download {
  readonly place: DownloadPlace
  readonly href: string
}

/** Download links as lists of wallets have them. */
export interface WalletPlaces {
  readonly app_store?: unknown
  readonly play_store?: unknown
  readonly chrome_store?: unknown
  readonly homepage?: unknown
}

type Surroundings = Pick<DevicePort, 'isMobile' | 'os'>

/** Selects the download links that fit the device and are safe to open, the best one first. */
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
