import type { ChainNamespace, Families, DevicePort, ListedWallet, PagePort } from '@billfold/kernel'

export interface LeaveNeeds {
  readonly device: Pick<DevicePort, 'isMobile' | 'isMessagingApp' | 'isFramed' | 'url'>
  /** Undefined where there is no window. */
  readonly page: Pick<PagePort, 'global' | 'open'> | undefined
  readonly families: Pick<Families, 'activeNamespace'>
}

/** Opens this page in the browser of a wallet that has one; false when it has none, or no phone asks. To be called by a press itself. */
export function leaveFor({ id }: ListedWallet, { device, page, families }: LeaveNeeds): boolean {
  if (!device.isMobile || page === undefined) return false
  const link = deepLink({ id, namespace: families.activeNamespace, url: device.url, isHere: (name) => page.global(name) !== undefined })
  if (link === undefined) return false
  page.open(link, targetOf(device))
  return true
}

/** A messaging app closes its browser with the page that leaves, and a frame cannot leave by itself. */
function targetOf({ isMessagingApp, isFramed }: LeaveNeeds['device']): '_self' | '_top' | '_blank' {
  if (isMessagingApp) return '_blank'
  return isFramed ? '_top' : '_self'
}

/** A wallet to open this page in. */
export interface DeepLinkRequest {
  readonly id: string
  /** The family to connect. */
  readonly namespace: ChainNamespace | undefined
  /** The page that the wallet's own browser is to open. */
  readonly url: string
  /** True for a name that the wallet has left in this window: then this is its browser already. */
  readonly isHere: (global: string) => boolean
}

/** True for a wallet that is opened on a phone by a link of its own kind. */
export function hasDeepLink(id: string): boolean {
  return Object.hasOwn(wallets, id)
}

/** Makes the link that opens this page in the wallet's own browser; undefined when there is none, or when this is that browser. */
export function deepLink({ id, namespace, url, isHere }: DeepLinkRequest): string | undefined {
  const wallet = hasDeepLink(id) ? wallets[id] : undefined
  if (wallet === undefined || isHere(wallet.global)) return undefined
  return wallet.namespace === undefined || wallet.namespace === namespace ? wallet.link(url) : undefined
}

interface DeepLinkWallet {
  readonly global: string
  /** Absent: for any family. */
  readonly namespace?: ChainNamespace
  link(url: string): string
}

/** Wallets that open a page in a browser of their own: a link of the usual kind does not reach them for every family. */
const wallets: Readonly<Record<string, DeepLinkWallet>> = {
  // Phantom
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: {
    global: 'phantom',
    link: (url) => `https://phantom.app/ul/browse/${encodeURIComponent(url)}?ref=${encodeURIComponent(new URL(url).origin)}`,
  },
  // Solflare
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': {
    global: 'solflare',
    link: (url) => `https://solflare.com/ul/v1/browse/${encodeURIComponent(url)}?ref=${encodeURIComponent(new URL(url).origin)}`,
  },
  // Coinbase Wallet
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: {
    global: 'coinbaseSolana',
    namespace: 'solana',
    link: (url) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(url)}`,
  },
  // Binance Wallet
  '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4': {
    global: 'binancew3w',
    namespace: 'bip122',
    link: binanceLink,
  },
}

/** Makes the link of Binance's app, which opens small programs by their id; this id is its browser. Each part is wrapped in base64. */
function binanceLink(url: string): string {
  const page = btoa('/pages/browser/index')
  const query = btoa(`url=${encodeURIComponent(url)}`)
  const app = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${page}&startPageQuery=${query}`
  return `https://app.binance.com/en/download?_dp=${btoa(app)}`
}
