import type { DevicePort, WalletEntry } from '@billfold/kernel'
import { appLink, webLink } from '@billfold/kernel/validation'

import type { WalletForm, WalletLink } from '../contract.js'

/** The same wallet without the pairing: what is kept, so that later requests can open it. It holds no secret. */
export interface StoredLink {
  readonly href: string
  readonly name: string
}

/** A wallet as far as links lead to it. */
export type LinkedWallet = Pick<WalletEntry, 'name' | 'mobile_link' | 'desktop_link' | 'webapp_link'> & { readonly link_mode?: string }

type Surroundings = Pick<DevicePort, 'isMessagingApp' | 'isFramed' | 'os'>

export interface WalletLinkRequest {
  readonly wallet: LinkedWallet
  readonly form: WalletForm
  readonly uri: string
  readonly device: Surroundings
  readonly prefersUniversalLinks: boolean
}

/** The link that opens a wallet with this pairing; undefined when the wallet has none of this form that is safe to open. */
export function walletLink({ wallet, form, uri, device, prefersUniversalLinks }: WalletLinkRequest): WalletLink | undefined {
  const base = baseLink(wallet, form, prefersUniversalLinks)
  if (base === undefined) return undefined
  const once = encodeURIComponent(uri)
  // Those apps decode a link to another app once before they hand it on; one of the web they open themselves.
  const isDecoded = device.isMessagingApp && device.os === 'android' && !base.startsWith('https:')
  const encoded = isDecoded ? encodeURIComponent(once) : once
  return { href: `${base}wc?uri=${encoded}`, target: linkTarget(form, device) }
}

/** Makes the link to store for a wallet that was chosen on this device. */
export function storedLink(wallet: LinkedWallet, prefersUniversalLinks: boolean): StoredLink | undefined {
  const href = baseLink(wallet, 'mobile', prefersUniversalLinks)
  return href === undefined ? undefined : { href, name: wallet.name }
}

/** Decides in which window a wallet of this form opens. */
function linkTarget(form: WalletForm, { isMessagingApp, isFramed }: Surroundings): WalletLink['target'] {
  if (form === 'web' || isMessagingApp) return '_blank'
  return isFramed ? '_top' : '_self'
}

/** The start of the link, with a slash at its end: `scheme://` or `https://host/path/`. */
function baseLink(wallet: LinkedWallet, form: WalletForm, prefersUniversalLinks: boolean): string | undefined {
  const { mobile_link: mobile, desktop_link: desktop, webapp_link: web, link_mode: universal } = wallet
  const chosen = { mobile: prefersUniversalLinks ? (universal ?? mobile) : mobile, desktop, web }[form]
  if (chosen === undefined || chosen === null) return undefined
  return /^https?:/i.test(chosen) ? webBase(chosen) : schemeBase(chosen)
}

function webBase(link: string): string | undefined {
  const safe = webLink(link)
  return safe === undefined ? undefined : withSlash(safe)
}

/** `rainbow`, `rainbow:` and `rainbow://` are all found in lists. */
function schemeBase(link: string): string | undefined {
  const whole = link.includes('://') ? link : `${link.replace(/[:/]+$/, '')}://`
  const safe = appLink(whole)
  return safe === undefined ? undefined : withSlash(whole)
}

function withSlash(link: string): string {
  return link.endsWith('/') ? link : `${link}/`
}
